/** The picture's number, on a phone, which shows one picture at a time. The style sheet counts the pictures. */
export function PictureCount({count}: {count: number}) {
  if (count < 2) return null;
  return (
    <span
      translate="no"
      aria-hidden="true"
      className="whitespace-nowrap before:content-[counter(picture)_'_'] columns:hidden"
    >
      {`/ ${count}`}
    </span>
  );
}
