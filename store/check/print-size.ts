import type {Work} from './load/load-storefront';

const CM_PER_INCH = 2.54;
/** '16x20', '8×10 in', '20 × 25.5 cm', '48" x 33"'. */
const SIZE = /(\d+(?:\.\d+)?)\s*(?:(?:in\.?|cm|["″])\s*)?[x×]\s*(\d+(?:\.\d+)?)\s*(cm)?/i;

/** Both sides of a size in cm, from its fields or else its title; null when neither has them. */
export function sizeOfVariant({
  title,
  widthCm,
  heightCm,
}: Work['variants'][number]): [number, number] | null {
  return widthCm && heightCm ? [widthCm, heightCm] : readSize(title);
}

/** Both sides of an original in cm; null when no field has them. */
export function sizeOfOriginal({fields}: Work): [number, number] | null {
  const sides = [Number(fields.original_width_cm), Number(fields.original_height_cm)];
  return sides[0] && sides[1] ? [sides[0], sides[1]] : readSize(fields.original_size ?? '');
}

function readSize(text: string): [number, number] | null {
  const [, first, second, isMetric] = SIZE.exec(text) ?? [];
  const [a, b] = [first, second].map((side) => Number(side) * (isMetric ? 1 : CM_PER_INCH));
  return a && b ? [a, b] : null;
}
