import type {VisibleCard} from '~/lib/catalogue/hidden-prices';

/**
 * Works on their way to the browser, a line each, their fields apart by tabs. A collection's page carries each of its works
 * twice, as HTML and as the data that React meets it with; without the fields' names and all the quotes of JSON, which come
 * escaped twice over, the second is half as long.
 */
export type PackedCards = string;

const LINE = '\n';
const FIELD = '\t';

/** Writes what `unpackCards` reads. */
export function packCards(cards: readonly VisibleCard[]): PackedCards {
  return cards.map((card) => fieldsOf(card).map(write).join(FIELD).trimEnd()).join(LINE);
}

/** The works as they were packed. */
export function unpackCards(packed: PackedCards): VisibleCard[] {
  return packed === '' ? [] : packed.split(LINE).map((line) => readCard(line.split(FIELD)));
}

/** An empty field is one that the shop has nothing for. White space in a text is one space, as HTML has it. */
function write(field: string | number | null | undefined): string {
  return String(field ?? '').replaceAll(/\s{2,}|[^\S ]/g, ' ');
}

function fieldsOf(card: VisibleCard) {
  const [image] = card.images.nodes;
  const [variant] = card.variants.nodes;
  const range = card.priceRange;
  return [
    card.id,
    card.handle,
    card.title,
    card.description,
    card.productType,
    (Date.parse(card.createdAt) / 1000).toString(36),
    variant && Number(variant.availableForSale),
    image?.url,
    image?.altText,
    image?.width,
    image?.height,
    range?.minVariantPrice.amount,
    range?.maxVariantPrice.amount,
    range?.minVariantPrice.currencyCode,
    card.launchAt?.value,
    card.ribbon?.value,
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
  };
}

function numberOf(text: string | undefined): number | null {
  return text ? Number(text) : null;
}

type CurrencyCode = NonNullable<VisibleCard['priceRange']>['minVariantPrice']['currencyCode'];
