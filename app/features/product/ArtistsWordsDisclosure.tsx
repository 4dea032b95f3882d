import {Icon} from '~/components/Icon';
import type {Writing} from '~/shop/product/artists-writing.server';
import {PoemText} from './PoemText';
import {StoryText} from './StoryText';
import words from '#words/product';

/** The early-access page's poem and story in a native disclosure, which works without scripts. */
export function ArtistsWordsDisclosure({poem, story, storyLang}: Writing) {
  return (
    <details className="group border-t border-line pt-2">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 text-sm font-medium print:min-h-0 print:py-0 transition-colors hover:text-sea [&::-webkit-details-marker]:hidden">
        {words.artistsWords}
        <Icon
          path="m6 9.5 6 6 6-6"
          className="size-5 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="pb-4">
        {poem && (
          <>
            <h2 lang={poem.lang} className="mt-4 text-xl">
              {poem.title}
            </h2>
            <PoemText {...poem} />
          </>
        )}
        {poem && story && <h2 className="mt-8 font-sans text-sm font-medium">{words.story}</h2>}
        {story && <StoryText text={story} lang={storyLang} />}
      </div>
    </details>
  );
}
