/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen-react/storefront-api-types';

export type CartApiQueryFragment = Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>;

export type CartApiMutationFragment = Pick<
  StorefrontAPI.Cart,
  'id' | 'checkoutUrl' | 'totalQuantity'
> & {
  cost: {totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};
  lines: {
    nodes: Array<
      | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
          merchandise: Pick<StorefrontAPI.ProductVariant, 'id'>;
        })
      | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
          merchandise: Pick<StorefrontAPI.ProductVariant, 'id'>;
        })
    >;
  };
};

interface GeneratedQueryTypes {}

interface GeneratedMutationTypes {}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
