/**
 * A title, a count or a price, which a browser's translation leaves unchanged. A translator that wraps the text node
 * anyway would keep the old text, so each new text is a new element.
 */
export function NoTranslate({children}: {children: string | number | undefined}) {
  return (
    <span key={children} translate="no">
      {children}
    </span>
  );
}
