/** Which of the pictures this is, on a phone, where one is seen at a time; the style sheet counts them. */
export function PictureCount({count}: {count: number}) {
  if (count < 2) return null;
  return (
    <span translate="no" aria-hidden="true" className="product-count">
      {`/ ${count}`}
    </span>
  );
}
