import type {SearchProductFragment} from 'storefrontapi.generated';
import grammar from '#words/search-grammar';
import subjectName from '#words/subjects';
import type {CdnImage} from '~/lib/cdn-image';
import {isOriginal} from '~/shop/product/availability';
import {findWriting} from '~/shop/product/artists-writing.server';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {inCentimetres} from '~/lib/centimetres';
import {variantSize} from '~/shop/product/work-size';
import {parseJson} from '~/lib/read-json';
import {toCents} from '~/lib/money';
import {COLOUR_NAMES, nameColour, type Colour} from './colours';
import {tokensOf} from './tokens';

/** A size that can be bought. */
export interface Offer {
  widthCm: number | null;
  /** Null for an original: its price is on request and never leaves the storefront. */
  cents: number | null;
}

/** What the search knows of a work beside its tokens. */
export interface IndexedWork {
  id: string;
  handle: string;
  title: string;
  productType: string;
  image: CdnImage | null;
  launchAt: {value: string} | null;
  /** Sold-out sizes have none. */
  offers: Offer[];
  /** The most frequent first. */
  colours: Colour[];
}

/** The index as JSON, which the cache keeps. */
export interface StoredIndex {
  /** The newest first. */
  works: IndexedWork[];
  /** The places of each token: `position of the work × FIELDS + position of the field`. */
  tokens: Record<string, number[]>;
  /** The tags that most works have, by their names in the language of the pages. */
  subjects: string[];
}

/** How much a token counts where it is: title, subject, colour, medium and size, description and pictures, poem. */
export const FIELD_WEIGHTS = [8, 5, 3, 3, 2, 1] as const;
export const FIELDS = FIELD_WEIGHTS.length;

const SHOWN_SUBJECTS = 12;
/** Colours after these are details. */
const MOST_COLOURS = 5;
/** The colours that a picture is called by: a red boat makes no red picture. */
const NAMING_COLOURS = 2;

/** Builds the index of all products, the newest first; of those of a kind with the same title it has one. */
export function buildIndex(products: readonly SearchProductFragment[]): StoredIndex {
  const kept = new Set(
    [products.filter(isOriginal), products.filter((product) => !isOriginal(product))].flatMap(
      collapseTitles,
    ),
  );
  const shown = products.filter((product) => kept.has(product));
  const works = shown.map(indexedWork);
  const tokens = new Map<string, number[]>();
  shown.forEach((product, position) => {
    textsOf(product, works[position]?.colours ?? []).forEach((text, field) => {
      for (const token of new Set(tokensOf(text))) {
        const places = tokens.get(token) ?? [];
        places.push(position * FIELDS + field);
        tokens.set(token, places);
      }
    });
  });
  return {works, tokens: Object.fromEntries(tokens), subjects: mostFrequentTags(shown)};
}

/** The texts of a product's fields, in the order of `FIELD_WEIGHTS`. */
function textsOf(product: SearchProductFragment, colours: readonly Colour[]): string[] {
  const writing = findWriting(product);
  return [
    product.title,
    [...product.tags, ...product.tags.map(subjectName)].join(' '),
    colours
      .slice(0, NAMING_COLOURS)
      .map((colour) => COLOUR_NAMES[colour])
      .join(' '),
    [
      product.productType,
      isOriginal(product) ? grammar.kinds.original : grammar.kinds.print,
      product.medium?.value,
      product.originalSize?.value,
      ...product.variants.nodes.map(({title}) => title),
    ].join(' '),
    [
      product.description,
      writing?.poem?.title,
      ...product.images.nodes.map(({altText}) => altText),
    ].join(' '),
    `${writing?.poem?.text ?? ''} ${writing?.story ?? ''}`,
  ];
}

function indexedWork(product: SearchProductFragment): IndexedWork {
  const {id, handle, title, productType, launchAt} = product;
  const [image] = product.images.nodes;
  const isPriced = !isOriginal(product);
  return {
    id,
    handle,
    title,
    productType,
    image: image ? {url: image.url, width: image.width, height: image.height} : null,
    launchAt: launchAt ?? null,
    offers: product.variants.nodes
      .filter(({availableForSale}) => availableForSale)
      .map((variant) => {
        const size = variantSize(variant, product);
        return {
          widthCm: size && inCentimetres(size.width),
          cents: isPriced ? toCents(variant.price.amount) : null,
        };
      }),
    colours: coloursOf(product.colours?.value),
  };
}

function coloursOf(metafield: string | undefined): Colour[] {
  const list: unknown = metafield ? parseJson(metafield) : null;
  const hexes = Array.isArray(list) ? list.map(String) : [];
  const names = hexes.slice(0, MOST_COLOURS).map(nameColour);
  return [...new Set(names.filter((name) => name !== null))];
}

function mostFrequentTags(products: readonly SearchProductFragment[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of products.flatMap(({tags}) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN_SUBJECTS)
    .map(([tag]) => subjectName(tag));
}
