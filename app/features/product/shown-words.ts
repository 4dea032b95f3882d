import type {ArtworkWords} from '~/lib/catalogue/artists-words.server';
import type {ListenButtonProps} from './reading/ListenButton';

/** A text, and the class of each of its lines. */
export interface ShownText {
  text: string;
  line: string;
}

/** The artist's words with their classes. They are data, so that the browser needs no code for them. */
export interface ShownWords {
  poem?: ShownText & {title: string; row: string; listen: ListenButtonProps};
  story?: ShownText;
}

/** Every line of verse is shorter; every prose text has a longer line. */
const VERSE_LIMIT = 80;

const PROSE = 'block min-h-[1lh]';

/** A long line of verse wraps with a hanging indent. */
const VERSE = `${PROSE} pl-6 -indent-6 text-wrap`;

export function shownWords({poem, story}: ArtworkWords): ShownWords {
  return {
    ...(poem && {
      poem: {
        ...shownText(poem.text),
        title: poem.title,
        row: 'mt-4 flex items-baseline justify-between gap-4',
        listen: {
          recording: poem.recording,
          button: {type: 'button', className: 'button button-quiet print:hidden noscript:hidden'},
        },
      },
    }),
    ...(story && {story: shownText(story)}),
  };
}

function shownText(text: string): ShownText {
  const isVerse = text.split('\n').every(({length}) => length < VERSE_LIMIT);
  return {text, line: isVerse ? VERSE : PROSE};
}
