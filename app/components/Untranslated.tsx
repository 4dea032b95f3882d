/**
 * A title, a count or a price, which browsers that translate the page leave alone. A translator that doesn't, and wraps the
 * text node, would keep the old text: so a new text is a new element.
 */
export function Untranslated({children}: {children: string | number | undefined}) {
  return (
    <span key={children} translate="no">
      {children}
    </span>
  );
}
