import MiniSearch, {type Options} from 'minisearch';
import type {SearchProductFragment} from 'storefrontapi.generated';
import {isOriginal, type Selling} from '~/shop/product/availability';
import {findWriting} from '~/shop/product/artists-writing.server';
import {collapseTitlesByKind} from '~/shop/collection/collapse-titles';
import type {ServerWords} from '~/words';
import {type ColourShares, withColourShares} from '~/shop/filters/colour-shares';
import {tokensOf} from './tokens';

/** A product with the artist's setting `selling`. */
type SearchedProduct = SearchProductFragment & Selling;

/** A product with the colours that describe its picture, and the share of each. */
export type IndexedProduct = SearchedProduct & {colourShares: ColourShares};

export interface SearchIndex {
  /** Newest first. */
  works: IndexedProduct[];
  texts: MiniSearch<WorkTexts>;
  /** The most frequent tags, by their names in the request's language. */
  subjects: string[];
}

/** The weight of a word in each text. */
const WEIGHTS = {title: 8, subjects: 5, colours: 3, kind: 3, description: 2, writing: 1};

type Texts = Record<keyof typeof WEIGHTS, string>;

/** The texts of a work. `id` is its index in the list of works. */
type WorkTexts = Texts & {id: number};

function textOptions(words: ServerWords): Options<WorkTexts> {
  return {
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => tokensOf(words, text),
    // `tokensOf` has already processed them.
    processTerm: (token) => token,
    searchOptions: {
      boost: WEIGHTS,
      prefix: true,
      // A whole word of a poem ranks above the start of a word in a title.
      weights: {prefix: 0.1, fuzzy: 0.1},
      tokenize: (token) => [token],
    },
  };
}

const SHOWN_SUBJECTS = 12;

/**
 * Builds the index of all products, newest first. Of prints, or originals, with the same title it has only the one that
 * `collapseTitlesByKind` prefers.
 */
export function buildIndex(words: ServerWords, products: readonly SearchedProduct[]): SearchIndex {
  const works = withColourShares(words, collapseTitlesByKind(products));
  const texts = new MiniSearch(textOptions(words));
  texts.addAll(works.map((work, id) => ({id, ...searchedTexts(words, work)})));
  return {works, texts, subjects: mostFrequentTags(words, works)};
}

function searchedTexts(words: ServerWords, product: IndexedProduct): Texts {
  const writing = findWriting(words, product);
  return {
    title: product.title,
    subjects: [...product.tags, ...product.tags.map(words.subjects)].join(' '),
    colours: [...product.colourShares.keys()]
      .map((colour) => words.search.colours[colour])
      .join(' '),
    kind: [
      product.productType,
      isOriginal(product) ? words.searchGrammar.kinds.original : words.searchGrammar.kinds.print,
      product.medium?.value,
      product.originalSize?.value,
      ...product.variants.nodes.map(({title}) => title),
    ].join(' '),
    description: [
      product.description,
      writing?.poem?.title,
      ...product.images.nodes.map(({altText}) => altText),
    ].join(' '),
    writing: `${writing?.poem?.text ?? ''} ${writing?.story ?? ''}`,
  };
}

function mostFrequentTags(
  words: ServerWords,
  products: readonly SearchProductFragment[],
): string[] {
  const counts = new Map<string, number>();
  for (const tag of products.flatMap(({tags}) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN_SUBJECTS)
    .map(([tag]) => words.subjects(tag));
}
