import type {ProductPageFragment} from 'storefrontapi.generated';
import {isOriginal} from '~/lib/catalogue/availability';
import type {SeriesLink} from '~/lib/catalogue/find-series.server';
import {formatWorkSize, readWorkSize} from '~/lib/catalogue/work-size';

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
  | 'originalSize'
  | 'year'
  | 'edition'
  | 'framing'
  | 'signature'
>;

/**
 * What the shop's metafields say of a work, in the order of the table, and its series. Without a metafield there is no row.
 */
export function productDetails(
  product: Described,
  series: SeriesLink | null = null,
): ProductDetail[] {
  const {medium, originalSize, year, edition, framing, signature} = product;
  const size = readWorkSize(originalSize?.value, product.images.nodes[0]);
  const rows: ProductDetail[] = [
    ['Medium', medium?.value],
    [isOriginal(product) ? 'Size' : 'Size of the original', size && formatWorkSize(size)],
    ['Year', year?.value],
    ['Edition', edition?.value],
    ['Framing', framing?.value],
    ['Signature', signature?.value],
  ].flatMap(([term, value]) => (term && value ? [{term, value}] : []));
  return series ? [...rows, {term: 'Series', value: series.title, to: series.path}] : rows;
}
