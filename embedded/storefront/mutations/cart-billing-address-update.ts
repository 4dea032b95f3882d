import type {
  CountryCode,
  MutationCartBillingAddressUpdateArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';
import {addressOf} from './delivery-address-input';

/** `cartBillingAddressUpdate`: sets the billing address; without an address it is removed. */
export const cartBillingAddressUpdateMutation: ResolversOf<unknown> = {
  cartBillingAddressUpdate: (
    _root,
    {cartId, billingAddress}: MutationCartBillingAddressUpdateArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      if (!billingAddress) return {cart: {...cart, billingAddress: null}};
      const {country, province, ...rest} = billingAddress;
      const address = addressOf({
        ...rest,
        provinceCode: province,
        countryCode: country as CountryCode | null | undefined,
      });
      return {cart: {...cart, billingAddress: address}};
    }),
};
