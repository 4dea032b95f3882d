import {isCertified as isCertifiedWork} from '#contracts/certified';
import {toCentimetres} from '~/lib/lengths';
import type {ShopWords} from '~/words';
import {isOriginal} from './availability';

/** A custom field in the product page's query. Each one has a label in the words. */
export type ProductField = keyof ShopWords['productDetails']['fields'];

/** A custom field that a query asks for by name. Null when the artist left it empty. */
export type MetafieldValue = {value: string} | null | undefined;

export interface Metafield {
  key: string;
  value: string;
}

/** A product with a list of custom fields, where a missing field is null. */
export interface WithMetafields {
  metafields?: readonly (Metafield | null)[] | null;
}

/** A product's custom field, by key; null when the artist left it empty. */
export function metafieldOf({metafields}: WithMetafields, key: ProductField): Metafield | null {
  return metafields?.find((field) => field?.key === key) ?? null;
}

/** Whether a work is sold with a certificate. */
export function isCertified(product: WithMetafields & {productType: string}): boolean {
  return isCertifiedWork({
    kind: isOriginal(product) ? 'original' : 'print',
    certificate: metafieldOf(product, 'certificate')?.value,
    edition: metafieldOf(product, 'edition')?.value,
  });
}

/** '1 in', '2,5 cm', '20 mm'. Doesn't match a fraction, because its denominator would be read as the width. */
const LENGTH = /(?<![\d/.,])(\d+(?:[.,]\d+)?)\s*(in\b|po\b|["″]|cm|mm)/i;

/** The white border on every side of a print, in centimetres; null when the record doesn't give its width. */
export function borderOf(product: WithMetafields): number | null {
  const [, length, unit = ''] = LENGTH.exec(metafieldOf(product, 'border')?.value ?? '') ?? [];
  if (!length) return null;
  const number = Number(length.replace(',', '.'));
  switch (unit.toLowerCase()) {
    case 'mm':
      return number / 10;
    case 'cm':
      return number;
    default:
      return toCentimetres(number, 'in');
  }
}
