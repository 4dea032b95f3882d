import type {Poem} from '~/shop/product/artists-writing.server';
import words from '#words/product';

/** Every line of verse is shorter; every poem in prose has a longer line. */
const VERSE_LIMIT = 80;

/** The lines of a poem, below the artist's recording of it; a long line of verse wraps with a hanging indent. */
export function PoemText({text, lang, recording}: Poem) {
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
          aria-label={words.recording}
          className="mt-4 w-full print:hidden"
        />
      )}
      <p lang={lang} className="mt-3 font-serif text-lg print:text-sm">
        {lines.map((line, index) => (
          <span key={index} className={isVerse ? 'verse' : 'prose'}>
            {line}
          </span>
        ))}
      </p>
    </>
  );
}
