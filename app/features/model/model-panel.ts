import type {ModelQuery} from 'storefrontapi.generated';
import {isOriginal} from '~/lib/catalogue/availability';
import {variantSize} from '~/lib/catalogue/work-size';
import {ratioOf} from '~/lib/cdn-image';
import type {Panel} from '~/lib/model/panel';

const METRES_PER_INCH = 0.0254;

/** A stretched canvas, and paper on a board, in metres. */
const DEPTH = {original: 0.035, print: 0.005};

/** A picture whose proportions differ more than this from the stated size does not show the whole work, or more than it. */
const MOST_DIFFERENCE = 0.06;

/**
 * The box of a product's variant, by the number in its id, or of the first variant; null when the size is unknown or does not
 * match the picture.
 */
export function modelPanel(
  product: NonNullable<ModelQuery['product']>,
  variantNumber: string | null,
): Panel | null {
  const {nodes} = product.variants;
  const variant = variantNumber ? nodes.find(({id}) => id.endsWith(`/${variantNumber}`)) : nodes[0];
  const [picture] = product.images.nodes;
  const size = variant && variantSize(variant, product);
  if (!size || !picture) return null;
  const difference = ratioOf(picture) / (size.width / size.height);
  if (Math.abs(Math.log(difference)) > Math.log(1 + MOST_DIFFERENCE)) return null;
  return {
    width: size.width * METRES_PER_INCH,
    height: size.height * METRES_PER_INCH,
    depth: isOriginal(product) ? DEPTH.original : DEPTH.print,
  };
}
