import type {ProductPageFragment} from 'storefrontapi.generated';
import {isOriginal} from '~/lib/catalogue/availability';
import {seriesPath} from '~/lib/catalogue/series-path';
import {formatWorkSize, originalSize} from '~/lib/catalogue/work-size';

/** A row of the details table. */
export interface ProductDetail {
  term: string;
  value: string;
  /** The page that the value leads to. */
  to?: string;
}

type Described = Pick<
  ProductPageFragment,
  | 'productType'
  | 'images'
  | 'medium'
  | 'surface'
  | 'originalSize'
  | 'originalWidthCm'
  | 'originalHeightCm'
  | 'year'
  | 'paper'
  | 'edition'
  | 'border'
  | 'framing'
  | 'signature'
  | 'certificate'
  | 'packing'
  | 'series'
>;

/**
 * What the shop's metafields say of a work, in the order of the table, and its series. Without a metafield there is no row.
 */
export function productDetails(product: Described): ProductDetail[] {
  const size = originalSize(product);
  const rows: ProductDetail[] = [
    ['Medium', product.medium?.value],
    ['Surface', product.surface?.value],
    [isOriginal(product) ? 'Size' : 'Size of the original', size && formatWorkSize(size)],
    ['Year', product.year?.value],
    ['Paper', product.paper?.value],
    ['Edition', product.edition?.value],
    ['Border', product.border?.value],
    ['Framing', product.framing?.value],
    ['Signature', product.signature?.value],
    ['Certificate', product.certificate?.value],
    ['How it is sent', product.packing?.value],
  ].flatMap(([term, value]) => (term && value ? [{term, value}] : []));
  const entry = product.series?.reference;
  const title = entry && 'handle' in entry && entry.title?.value;
  return title ? [...rows, {term: 'Series', value: title, to: seriesPath(entry.handle)}] : rows;
}
