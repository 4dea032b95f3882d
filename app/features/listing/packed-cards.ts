import language from '#words/language';
import type {VisibleCard} from '~/lib/catalogue/visible-card';
import {keepLatest} from '~/lib/keep-latest';
import {onceFor} from '~/lib/once-for';

/**
 * Serialised cards: one line each, with tab-separated fields. A collection page contains each product twice, as HTML
 * and as loader data; without JSON's field names and escaped quotes the loader data is half as long.
 */
export type PackedCards = string;

const LINE = '\n';
const FIELD = '\t';

/** Serialises cards for `unpackCards`. */
export function packCards(cards: readonly VisibleCard[]): PackedCards {
  return cards.map(packCard).join(LINE);
}

/** Packs a card once: it is the same object for every visitor, see `visibleCard`. */
const packCard = /* @__PURE__ */ onceFor((card: VisibleCard) =>
  fieldsOf(card).join(FIELD).trimEnd(),
);

/** What the server unpacked: a page's head and its body need the same cards, and so do the pages of other visitors. */
const unpacked = new Map<PackedCards, VisibleCard[]>();

/** Both collections in each order, and a few further pages. */
const MOST_UNPACKED = 20;

/** Parses the cards that `packCards` wrote. */
export function unpackCards(packed: PackedCards): VisibleCard[] {
  const known = import.meta.env.SSR ? unpacked.get(packed) : undefined;
  if (known) return known;
  const cards = packed === '' ? [] : packed.split(LINE).map((line) => readCard(line.split(FIELD)));
  if (import.meta.env.SSR) keepLatest(unpacked, packed, cards, MOST_UNPACKED);
  return cards;
}

/** White space is collapsed to one space, as in HTML; a single no-break space stays. */
function onOneLine(text: string | null | undefined): string | undefined {
  return text?.replace(/\s{2,}|[^\S \u00a0]/g, ' ');
}

/** Joins the lines of what the artist writes. A missing value becomes an empty field. */
function fieldsOf(card: VisibleCard) {
  const [image] = card.images.nodes;
  const [variant] = card.variants.nodes;
  const range = card.priceRange;
  return [
    card.id,
    card.handle,
    onOneLine(card.title),
    onOneLine(card.description),
    onOneLine(card.productType),
    (Date.parse(card.createdAt) / 1000).toString(36),
    variant && Number(variant.availableForSale),
    image?.url,
    onOneLine(image?.altText),
    image?.width,
    image?.height,
    range?.minVariantPrice.amount,
    range?.maxVariantPrice.amount,
    range?.minVariantPrice.currencyCode,
    onOneLine(card.launchAt?.value),
    onOneLine(card.ribbon?.value),
    onOneLine(card.facts),
    // Only in a language that is not the first: see `markUntranslated`.
    ...(language.path && card.untranslated ? [card.untranslated.join(',')] : []),
  ];
}

function readCard([
  id = '',
  handle = '',
  title = '',
  description = '',
  productType = '',
  createdAt = '0',
  available,
  url,
  altText,
  width,
  height,
  from,
  to,
  currency,
  launchAt,
  ribbon,
  facts,
  untranslated,
]: string[]): VisibleCard {
  return {
    id,
    handle,
    title,
    description,
    productType,
    createdAt: new Date(parseInt(createdAt, 36) * 1000).toISOString(),
    variants: {nodes: available ? [{availableForSale: available === '1'}] : []},
    images: {
      nodes: url
        ? [{url, altText: altText || null, width: numberOf(width), height: numberOf(height)}]
        : [],
    },
    priceRange:
      from && to
        ? {
            minVariantPrice: {amount: from, currencyCode: currency as CurrencyCode},
            maxVariantPrice: {amount: to},
          }
        : null,
    launchAt: launchAt ? {value: launchAt} : null,
    ribbon: ribbon ? {value: ribbon} : null,
    facts: facts || null,
    ...(language.path && untranslated && {untranslated: untranslated.split(',')}),
  };
}

function numberOf(text: string | undefined): number | null {
  return text ? Number(text) : null;
}

type CurrencyCode = NonNullable<VisibleCard['priceRange']>['minVariantPrice']['currencyCode'];
