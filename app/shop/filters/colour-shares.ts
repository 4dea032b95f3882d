import type {SearchProductFragment} from 'storefrontapi.generated';
import {readColours} from '~/shop/product/colours';
import {tokensOf} from '~/shop/search/tokens';
import type {ServerWords} from '~/words';
import {COLOUR_NAMES, nameColour, type Colour} from './colour-names';

/** Assumed weights of a picture's colours, the most frequent first: the store knows only their order. */
const COLOUR_PARTS = [5, 4, 3, 2, 1];
/** A colour describes a picture if it covers this share: a red boat doesn't make a red picture. */
const SMALLEST_SHARE = 1 / 3;

type ColouredProduct = Pick<SearchProductFragment, 'colours' | 'title'>;

export type ColourShares = ReadonlyMap<Colour, number>;

/** The colours that at least one of the works has. */
export function coloursOf(works: readonly {colourShares: ColourShares}[]): Colour[] {
  return COLOUR_NAMES.filter((colour) => works.some(({colourShares}) => colourShares.has(colour)));
}

/** The works, each with the colours that cover enough of its picture, or that its title names. */
export function withColourShares<Work extends ColouredProduct>(
  words: ServerWords,
  works: readonly Work[],
): (Work & {colourShares: ColourShares})[] {
  return works.map((work) => ({...work, colourShares: colourSharesOf(words, work)}));
}

function colourSharesOf(words: ServerWords, {colours, title}: ColouredProduct): ColourShares {
  const names = readColours(colours).slice(0, COLOUR_PARTS.length).map(nameColour);
  const parts = COLOUR_PARTS.slice(0, names.length);
  const titleTokens = new Set(tokensOf(words, title));
  const isNamed = (colour: Colour) =>
    namesOf(words, colour).some((token) => titleTokens.has(token));
  return new Map(
    COLOUR_NAMES.map((colour) => {
      const covered = sum(parts.filter((_, at) => names[at] === colour));
      return [colour, covered / (sum(parts) || 1)] as const;
    }).filter(([colour, share]) => share >= SMALLEST_SHARE || isNamed(colour)),
  );
}

/** The tokens of a colour's names, in all their forms. */
export function namesOf(words: ServerWords, colour: Colour): string[] {
  return tokensOf(words, words.searchGrammar.filters.colours[colour]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
