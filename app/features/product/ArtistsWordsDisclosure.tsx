import {Icon} from '~/components/Icon';
import {PoemText} from './PoemText';
import {ListenButton} from './reading/ListenButton';
import type {ShownWriting} from './shown-writing';
import words from '#words/product';

/** The early-access page's poem and story in a native disclosure, which works without scripts. */
export function ArtistsWordsDisclosure({poem, story}: ShownWriting) {
  return (
    <details className="group border-t border-line pt-2">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 text-sm font-medium print:min-h-0 print:py-0 transition-colors hover:text-sea [&::-webkit-details-marker]:hidden">
        {words.artistsWords}
        <Icon
          path="m6 9.5 6 6 6-6"
          className="size-5 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      {poem && (
        <>
          <div className="mt-4 flex items-baseline justify-between gap-4">
            <h2 lang={poem.lang} className="text-xl">
              {poem.title}
            </h2>
            <ListenButton key={poem.title} recording={poem.recording} />
          </div>
          <PoemText {...poem} className="pb-4" />
        </>
      )}
      {story && <PoemText {...story} className="mt-8 pb-4" />}
    </details>
  );
}
