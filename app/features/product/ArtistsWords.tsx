import type {Writing} from '~/shop/product/artists-writing.server';
import {PoemText} from './PoemText';
import {StoryText} from './StoryText';
import words from '#words/product';

/** The artist's poem and story about a work. */
export function ArtistsWords({poem, story, storyLang}: Writing) {
  return (
    <section aria-labelledby="artists-words" className="border-t border-line pt-8 print:pt-5">
      <h2 id="artists-words" className="text-sm font-sans font-medium tracking-label text-muted">
        {words.artistsWords}
      </h2>
      {poem && (
        <>
          <h3 lang={poem.lang} className="mt-4 text-xl">
            {poem.title}
          </h3>
          <PoemText {...poem} />
        </>
      )}
      {poem && story && <h3 className="mt-8 font-sans text-sm font-medium">{words.story}</h3>}
      {story && <StoryText text={story} lang={storyLang} />}
    </section>
  );
}
