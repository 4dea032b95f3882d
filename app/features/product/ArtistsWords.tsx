import {PoemText} from './PoemText';
import type {ArtworkWords} from './poems.server';

/** The artist's poem or story about a work. */
export function ArtistsWords({title, text}: ArtworkWords) {
  return (
    <section aria-labelledby="artists-words" className="border-t border-line pt-8 print:pt-5">
      <h2 id="artists-words" className="text-sm font-sans font-medium tracking-label text-muted">
        Artist’s Words
      </h2>
      <h3 className="mt-4 text-xl">{title}</h3>
      <PoemText text={text} />
    </section>
  );
}
