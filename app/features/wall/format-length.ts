import {CM_PER_INCH} from '~/lib/lengths';
import type {ShopWords} from '~/words';

/** '58 in (147 cm)'. Below half a metre, inches are rounded to halves. */
export function formatLength(words: ShopWords, centimetres: number): string {
  const inches = centimetres / CM_PER_INCH;
  const rounded = Math.abs(inches) < 20 ? Math.round(inches * 2) / 2 : Math.round(inches);
  return words.lengths.one(rounded, Math.round(centimetres));
}
