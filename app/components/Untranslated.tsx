/**
 * A title, a count or a price. Browsers that translate the page leave it alone; one that doesn't, and wraps the text in an element
 * of its own, loses that element with the next text, since each text is a new node.
 */
export function Untranslated({children}: {children: string | number | undefined}) {
  return (
    <span key={children} translate="no">
      {children}
    </span>
  );
}
