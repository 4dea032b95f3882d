import type {ShopWords} from '~/words';
import {isOriginal} from './availability';

/** The badge of a work that is sold out: where a language says something else of a painting, that. */
export function soldOut(words: ShopWords, product: {productType: string}): string {
  return /* @__PURE__ */ isOriginal(product)
    ? words.catalogue.soldOutOriginal
    : words.catalogue.soldOut;
}
