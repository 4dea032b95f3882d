import type {ProductPageFragment} from 'storefrontapi.generated';
import {isOriginal} from '~/lib/catalogue/availability';
import {readWorkSize, type WorkSize} from '~/lib/catalogue/work-size';

/** A row of the details table. */
export interface ProductDetail {
  term: string;
  value: string;
}

const CM_PER_INCH = 2.54;

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

/** What the shop's metafields say of a work, in the order of the table. Without a metafield there is no row. */
export function productDetails(product: Described): ProductDetail[] {
  const {medium, originalSize, year, edition, framing, signature} = product;
  const size = readWorkSize(originalSize?.value, product.images.nodes[0]);
  return [
    ['Medium', medium?.value],
    [isOriginal(product) ? 'Size' : 'Size of the original', size && formatSize(size)],
    ['Year', year?.value],
    ['Edition', edition?.value],
    ['Framing', framing?.value],
    ['Signature', signature?.value],
  ].flatMap(([term, value]) => (term && value ? [{term, value}] : []));
}

/** '40 × 25 in (102 × 64 cm)', the width first. */
function formatSize({width, height}: WorkSize): string {
  const inches = [width, height].map((side) => Math.round(side * 10) / 10);
  const centimetres = [width, height].map((side) => Math.round(side * CM_PER_INCH));
  return `${inches.join(' × ')} in (${centimetres.join(' × ')} cm)`;
}
