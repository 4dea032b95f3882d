import words from '#words/gallery';

/** 'Sold', with the dot that galleries put beside a label. */
export function SoldMark() {
  return (
    <p className="mt-1 flex items-center gap-2 text-sm text-muted">
      <span aria-hidden="true" className="size-2 rounded-full bg-sea" />
      {words.sold}
    </p>
  );
}
