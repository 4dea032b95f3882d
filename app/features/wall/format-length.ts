import type {ShopWords} from '~/words';
import {CM_PER_INCH} from '~/lib/lengths';

/** '147 cm (58 in)'. Below half a metre, inches are rounded to halves. */
export function formatLength(words: ShopWords, centimetres: number): string {
  return words.lengths.one(Math.round(centimetres), inches(centimetres));
}

/** '41 × 51 cm (16 × 20 in)', the width first. */
export function formatSides(words: ShopWords, widthCm: number, heightCm: number): string {
  return words.lengths.sides(
    [Math.round(widthCm), Math.round(heightCm)],
    [inches(widthCm), inches(heightCm)],
  );
}

function inches(centimetres: number): number {
  const length = centimetres / CM_PER_INCH;
  return Math.abs(length) < 20 ? Math.round(length * 2) / 2 : Math.round(length);
}
