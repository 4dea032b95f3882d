import type {ArtworkWords} from '~/lib/catalogue/artists-words.server';
import {PoemText} from './PoemText';

/** The artist's poem and story about a work. */
export function ArtistsWords({poem, story}: ArtworkWords) {
  return (
    <section aria-labelledby="artists-words" className="border-t border-line pt-8 print:pt-5">
      <h2 id="artists-words" className="text-sm font-sans font-medium tracking-label text-muted">
        Artist’s Words
      </h2>
      {poem && (
        <>
          <h3 className="mt-4 text-xl">{poem.title}</h3>
          <PoemText text={poem.text} />
        </>
      )}
      {story && <PoemText text={story} className="mt-8" />}
    </section>
  );
}
