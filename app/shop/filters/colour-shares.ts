import type {SearchProductFragment} from 'storefrontapi.generated';
import {readColours} from '~/shop/product/colours';
import {tokensOf} from '~/shop/search/tokens';
import type {ServerWords} from '~/words';
import {COLOUR_NAMES, nameColour, type Colour} from './colour-names';

/** Assumed weights of a picture's colours, the most frequent first: the store knows only their order. */
const COLOUR_PARTS = [5, 4, 3, 2, 1];
/** A colour describes a picture if it covers this share: a red boat doesn't make a red picture. */
const SMALLEST_SHARE = 1 / 3;

type ColouredWork = Pick<SearchProductFragment, 'colours' | 'title'>;

/** The colours that at least one of the works has. */
export function coloursOf(words: ServerWords, works: readonly ColouredWork[]): Colour[] {
  const found = new Set(works.flatMap((work) => [...colourSharesOf(words, work).keys()]));
  return COLOUR_NAMES.filter((colour) => found.has(colour));
}

/** The colours that cover enough of the picture, or that its title names. */
export function colourSharesOf(
  words: ServerWords,
  {colours, title}: ColouredWork,
): Map<Colour, number> {
  const names = readColours(colours).slice(0, COLOUR_PARTS.length).map(nameColour);
  const parts = COLOUR_PARTS.slice(0, names.length);
  const titleTokens = new Set(tokensOf(words, title));
  const isNamed = (colour: Colour) =>
    tokensOf(words, words.search.colours[colour]).every((token) => titleTokens.has(token));
  return new Map(
    COLOUR_NAMES.map((colour) => {
      const covered = sum(parts.filter((_, at) => names[at] === colour));
      return [colour, covered / (sum(parts) || 1)] as const;
    }).filter(([colour, share]) => share >= SMALLEST_SHARE || isNamed(colour)),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
