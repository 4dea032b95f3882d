import type {ProductPageFragment} from 'storefrontapi.generated';
import {isOriginal} from '~/lib/catalogue/availability';
import {formatWorkSize, readWorkSize} from '~/lib/catalogue/work-size';

/** A row of the details table. */
export interface ProductDetail {
  term: string;
  value: string;
}

type Described = Pick<
  ProductPageFragment,
  | 'productType'
  | 'images'
  | 'medium'
  | 'originalSize'
  | 'year'
  | 'paper'
  | 'edition'
  | 'border'
  | 'framing'
  | 'signature'
  | 'certificate'
  | 'packing'
>;

/** What the shop's metafields say of a work, in the order of the table. Without a metafield there is no row. */
export function productDetails(product: Described): ProductDetail[] {
  const size = readWorkSize(product.originalSize?.value, product.images.nodes[0]);
  return [
    ['Medium', product.medium?.value],
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
}
