import type {ArtworkWords} from './poems.server';

/** The early-access page's poem, folded until it is asked for; the browser's own disclosure needs no script. */
export function ArtistsWordsDisclosure({title, text}: ArtworkWords) {
  return (
    <details className="border-t border-line pt-2">
      <summary className="min-h-12 py-3 text-sm font-medium">Artist’s Words</summary>
      <h2 className="mt-3 text-xl">{title}</h2>
      <p className="mt-3 pb-4 font-serif text-lg whitespace-pre-line">{text}</p>
    </details>
  );
}
