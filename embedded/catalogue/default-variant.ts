import type {ProductGids} from './gids';
import type {Product, Variant} from './types';

/** Shopify's name for the variant of a product without a choice. */
export const DEFAULT_TITLE = 'Default Title';

/** The size that a variant is; null for the only one of a product without a choice. */
export function sizeOf({title}: Pick<Variant, 'title'>): string | null {
  return title === DEFAULT_TITLE ? null : title;
}

type DefaultVariant = Pick<Variant, 'sku' | 'priceCents' | 'quantity' | 'metafields'>;

/** The single option and variant of a product without a choice, with Shopify's names. */
export function buildDefaultVariant(
  gids: ProductGids,
  {sku, priceCents, quantity, metafields}: DefaultVariant,
): Pick<Product, 'options' | 'variants'> {
  return {
    options: [{id: gids.option(0), name: 'Title', values: [DEFAULT_TITLE]}],
    variants: [
      {
        id: gids.variant(0),
        title: DEFAULT_TITLE,
        selectedOptions: [{name: 'Title', value: DEFAULT_TITLE}],
        sku,
        priceCents,
        quantity,
        ...(metafields && {metafields}),
      },
    ],
  };
}
