import type {ShopWords} from '~/words';
import {isOriginal} from './availability';

/** The badge of a sold-out work. Some languages have a different word for a painting. */
export function soldOut(words: ShopWords, product: {productType: string}): string {
  return /* @__PURE__ */ isOriginal(product)
    ? words.catalogue.soldOutOriginal
    : words.catalogue.soldOut;
}
