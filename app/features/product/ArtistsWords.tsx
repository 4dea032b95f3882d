import {useWords} from '~/words';
import {cn} from '~/lib/cn';
import type {Poem, Writing} from '~/shop/product/artists-writing.server';

/** Every line of verse is shorter; every poem in prose has a longer line. */
const VERSE_LIMIT = 80;

/** The artist's words, a column of a product page. */
export function ArtistsWords(writing: Writing) {
  const words = useWords();
  return (
    <div className="product-words max-w-184">
      <section aria-labelledby="artists-words">
        <h2 id="artists-words" className="text-sm font-sans font-medium tracking-label text-muted">
          {words.product.artistsWords}
        </h2>
        <PoemAndStory {...writing} heading="h3" />
      </section>
    </div>
  );
}

/** The artist's words in a native disclosure, for the early-access page. Works without scripts. */
export function ArtistsWordsDisclosure(writing: Writing) {
  const words = useWords();
  return (
    <details className="disclosure border-t border-line pt-2">
      <summary className="flex min-h-12 items-center justify-between py-3 text-sm font-medium transition-colors hover:text-sea print:min-h-0 print:py-0">
        {words.product.artistsWords}
      </summary>
      <div className="pb-4">
        <PoemAndStory {...writing} heading="h2" />
      </div>
    </details>
  );
}

function PoemAndStory({
  poem,
  story,
  storyLang,
  heading: Heading,
}: Writing & {heading: 'h2' | 'h3'}) {
  const words = useWords();
  return (
    <>
      {poem && (
        <>
          <Heading lang={poem.lang} className="mt-4 text-xl">
            {poem.title}
          </Heading>
          <PoemText {...poem} />
        </>
      )}
      {poem && story && (
        <Heading className="mt-8 font-sans text-sm font-medium">{words.product.story}</Heading>
      )}
      {story && (
        <div lang={storyLang} className="description mt-3 max-w-text">
          {story.split(/\n+/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
    </>
  );
}

/** The lines of a poem, below the artist's recording of it; a long line of verse wraps with a hanging indent. */
function PoemText({text, lang, recording}: Poem) {
  const words = useWords();
  const lines = text.split('\n');
  const isVerse = lines.every(({length}) => length < VERSE_LIMIT);
  return (
    <>
      {recording && (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- its words are the lines below
        <audio
          controls
          preload="none"
          src={recording}
          aria-label={words.product.recording}
          className="mt-4 w-full print:hidden"
        />
      )}
      <p
        lang={lang}
        className={cn(
          'mt-3 max-w-text font-serif print:text-xs',
          isVerse ? 'text-lg columns:max-lg:text-base' : 'text-base',
        )}
      >
        {lines.map((line, index) => (
          <span
            key={index}
            className={cn('block min-h-[1lh]', isVerse && 'pl-6 -indent-6 text-wrap')}
          >
            {line}
          </span>
        ))}
      </p>
    </>
  );
}
