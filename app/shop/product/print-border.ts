import {CM_PER_INCH} from '~/lib/centimetres';
import {metafieldOf, type WithMetafields} from './metafields';

/** '1 in', '2,5 cm', '20 mm'. Doesn't match a fraction, because its denominator would be read as the width. */
const LENGTH = /(?<![\d/.,])(\d+(?:[.,]\d+)?)\s*(in\b|po\b|["″]|cm|mm)/i;

/** The white border on every side of a print, in inches; null when the record doesn't give its width. */
export function borderOf(product: WithMetafields): number | null {
  const [, length, unit = ''] = LENGTH.exec(metafieldOf(product, 'border')?.value ?? '') ?? [];
  if (!length) return null;
  const number = Number(length.replace(',', '.'));
  switch (unit.toLowerCase()) {
    case 'mm':
      return number / 10 / CM_PER_INCH;
    case 'cm':
      return number / CM_PER_INCH;
    default:
      return number;
  }
}
