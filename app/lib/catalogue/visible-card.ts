import type {ProductCardFragment} from 'storefrontapi.generated';
import type {Marked} from '~/lib/language/untranslated';
import {isOriginal} from './availability';
import {nextLaunchMs} from '~/lib/launch/launch';
import {onceFor} from '~/lib/once-for';
import {arePricesHidden} from './hidden-prices';
import {formatWorkSize, originalSize as readOriginalSize} from './work-size';
import words from '#words/work-size';

const NBSP = '\u00a0';

/** The length in characters below which a sentence alone would say too little. */
const SHORTEST_TEXT = 24;

/** A product for its card; null in place of hidden prices. */
export type VisibleCard = Omit<
  ProductCardFragment,
  'priceRange' | 'medium' | 'originalSize' | 'originalWidthCm' | 'originalHeightCm' | 'year'
> & {
  priceRange: ProductCardFragment['priceRange'] | null;
  /** What a card says of an original: medium, size and year; null for a print, and without any of them. */
  facts: string | null;
} & Marked;

/** A card in a list that is complete: only one that grows in the browser compares dates. */
export type CompactCard = Omit<VisibleCard, 'createdAt' | 'facts'> &
  Partial<Pick<VisibleCard, 'facts'>>;

/** A card without its date, and without what is empty; made once for a card, the same object for every visitor. */
export const compactCard = /* @__PURE__ */ onceFor((card: VisibleCard): CompactCard => {
  const shown = Object.entries(card).filter(
    ([name, value]) => name !== 'createdAt' && (value !== null || name === 'priceRange'),
  );
  return Object.fromEntries(shown) as CompactCard;
});

/** A product's card, and when it is as the shop shows it: from when it was made until the product's next launch. */
interface MadeCard {
  card: VisibleCard;
  fromMs: number;
  untilMs: number;
}

/** Cards by their product: that of a cached query stays the same object while the store's data does, see `parseOnce`. */
const madeCards = new WeakMap<ProductCardFragment, MadeCard>();

/** A product as its card shows it, without hidden prices. */
export function visibleCard(product: ProductCardFragment, nowMs: number): VisibleCard {
  const made = madeCards.get(product);
  if (made && made.fromMs <= nowMs && nowMs < made.untilMs) return made.card;
  const card = makeCard(product, nowMs);
  const untilMs = nextLaunchMs([product], nowMs) ?? Infinity;
  madeCards.set(product, {card, fromMs: nowMs, untilMs});
  return card;
}

function makeCard(product: ProductCardFragment, nowMs: number): VisibleCard {
  const {medium, originalSize, originalWidthCm, originalHeightCm, year, ...rest} = product;
  const {priceRange, description, ...card} = rest;
  const measured = readOriginalSize({originalWidthCm, originalHeightCm, images: card.images});
  const written = originalSize?.value && words.written(originalSize.value);
  const size = written || (measured && formatWorkSize(measured));
  const facts = [medium?.value, size?.replaceAll(' ', NBSP), year?.value];
  const known = facts.filter(Boolean);
  return {
    ...card,
    description: wholeSentences(description),
    priceRange: arePricesHidden(product, nowMs) ? null : priceRange,
    // No line begins with the dot, or breaks within a size.
    facts: isOriginal(product) && known.length > 0 ? known.join(`${NBSP}· `) : null,
  };
}

/** The storefront cuts a long description within a word: it ends with its last whole sentence, or with a whole word. */
function wholeSentences(description: string): string {
  const end = description.search(/\s\S*\.\.\.$/);
  if (end < 0) return description;
  const sentences = /^.*[.!?][”’"']?(?=\s)/s.exec(description.slice(0, end + 1));
  if (sentences && sentences[0].length >= SHORTEST_TEXT) return sentences[0];
  return `${description.slice(0, end).replace(/[\s,;:.–—-]+$/, '')}…`;
}
