import type {ShopWords} from '~/words';
import {isOriginal} from '~/shop/product/availability';
import {readWallWork, type WallProduct} from '~/shop/product/wall-work';
import type {Panel} from './panel';

/** The depths of a stretched canvas and of paper on a board, in metres. */
const DEPTH = {original: 0.035, print: 0.005};

/**
 * The box of a product's variant, by the number in its id, or else of the first variant with a size. Null when the size
 * is unknown or doesn't match the picture.
 */
export function modelPanel(
  words: ShopWords,
  product: WallProduct,
  variantNumber: string | null,
): Panel | null {
  const sizes = readWallWork(words, product)?.sizes;
  const size = variantNumber ? sizes?.find(({id}) => id.endsWith(`/${variantNumber}`)) : sizes?.[0];
  if (!size) return null;
  return {
    width: size.width / 100,
    height: size.height / 100,
    depth: isOriginal(product) ? DEPTH.original : DEPTH.print,
  };
}
