import type {Writing} from '~/lib/catalogue/artists-writing.server';

/** A text, and the class of each of its lines. */
export interface ShownText {
  text: string;
  line: 'verse' | 'prose';
  /** The text's language, where it is not the page's. */
  lang?: string;
}

/** The artist's writing. The class of their lines is data, so that the browser needs no code to find it. */
export interface ShownWriting {
  /** `recording` is the address of the artist's. */
  poem?: ShownText & {title: string; recording?: string};
  story?: ShownText;
}

/** Every line of verse is shorter; every prose text has a longer line. */
const VERSE_LIMIT = 80;

export function shownWriting({poem, story, storyLang}: Writing): ShownWriting {
  return {
    ...(poem && {
      poem: {
        ...shownText(poem.text, poem.lang),
        title: poem.title,
        ...(poem.recording && {recording: poem.recording}),
      },
    }),
    ...(story && {story: shownText(story, storyLang)}),
  };
}

function shownText(text: string, lang?: string): ShownText {
  const isVerse = text.split('\n').every(({length}) => length < VERSE_LIMIT);
  return {text, line: isVerse ? 'verse' : 'prose', ...(lang && {lang})};
}
