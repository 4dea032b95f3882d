import type {ProductGids} from './gids';
import type {Product, Variant} from './types';

type DefaultVariant = Pick<Variant, 'sku' | 'priceCents' | 'quantity' | 'metafields'>;

/** The single option and variant of a product without a choice, with Shopify's names. */
export function buildDefaultVariant(
  gids: ProductGids,
  {sku, priceCents, quantity, metafields}: DefaultVariant,
): Pick<Product, 'options' | 'variants'> {
  return {
    options: [{id: gids.option(0), name: 'Title', values: ['Default Title']}],
    variants: [
      {
        id: gids.variant(0),
        title: 'Default Title',
        selectedOptions: [{name: 'Title', value: 'Default Title'}],
        sku,
        priceCents,
        quantity,
        ...(metafields && {metafields}),
      },
    ],
  };
}
