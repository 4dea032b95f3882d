import * as z from 'zod/mini';
import {createStoredValue, useStoredValue} from '~/lib/browser/use-stored-value';
import {parseJson} from '~/lib/read-json';
import {EMPTY_CART, type Cart} from './cart';

const lineSchema = z.object({
  product: z.object({
    title: z.string(),
    handle: z._default(z.string(), ''),
    images: z._default(
      z.array(
        z.object({
          url: z.string(),
          altText: z._default(z.nullable(z.string()), null),
          width: z.optional(z.nullable(z.number())),
          height: z.optional(z.nullable(z.number())),
        }),
      ),
      [],
    ),
  }),
  variantId: z.string().check(z.regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/)),
  variantTitle: z.string(),
  price: z.object({
    amount: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
    currencyCode: z.string(),
  }),
  quantity: z.int().check(z.positive()),
  selectedOptions: z._default(z.array(z.object({name: z.string(), value: z.string()})), []),
  isOriginal: z.optional(z.boolean()),
  earlyAccessKey: z.optional(z.string()),
});

const cartSchema = z.object({
  items: z.array(z.unknown()),
  cartId: z._default(z.nullable(z.string()), null),
  checkoutUrl: z._default(z.nullable(z.string()), null),
  note: z.optional(z.string()),
  discountCode: z.optional(z.string()),
});

/** Parses a stored cart. Never throws: drops invalid lines, and reads invalid text as an empty cart. */
export function parseStoredCart(text: string | null): Cart {
  const cart = cartSchema.safeParse(parseJson(text ?? ''));
  if (!cart.success) return EMPTY_CART;
  const items = cart.data.items.flatMap((item) => {
    const line = lineSchema.safeParse(item);
    return line.success ? [line.data] : [];
  });
  return {...cart.data, items};
}

/** The visitor's cart, under the key of the specification (section 1). */
export const cartStore = createStoredValue('shopify-cart', parseStoredCart);

/** The visitor's cart; empty on the server and during hydration. */
export function useCart(): Cart {
  return useStoredValue(cartStore);
}
