import * as z from 'zod/mini';
import {cleanLine, cleanText} from '#contracts/fields';
import {VARIANT_ID} from '~/lib/shopify-id';
import {EARLY_ACCESS_PARAMETER} from '~/shop/product/early-access';
import {readCartLink} from '../link/cart-link';
import {MAX_DISCOUNT_CODE, MAX_NOTE, MAX_QUANTITY} from './checkout-contract';

/** Longer than any key that an artist would choose. */
const earlyAccessKey = z.optional(z.string().check(z.maxLength(255)));

/** Any integer: JSON numbers may be fractions, which aren't quantities. */
const quantity = z.number().check(z.positive(), z.multipleOf(1), z.maximum(MAX_QUANTITY));

const variantId = z.string().check(z.regex(VARIANT_ID));

/** A line as the cart panel posts it, with the price that the shopper saw. */
const checkoutLine = z.object({
  variantId,
  quantity,
  price: z.optional(z.object({amount: z.string(), currencyCode: z.string()})),
  earlyAccessKey,
});
export type CheckoutLine = z.infer<typeof checkoutLine>;

/** The body that the cart panel posts to `/cart`. `createCheckout` reports lines beyond the limit. */
export const checkoutSchema = z.object({
  lines: z.array(checkoutLine).check(z.minLength(1)),
  note: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(MAX_NOTE))),
  discountCode: z.optional(
    z.string().check(z.overwrite(cleanLine), z.maxLength(MAX_DISCOUNT_CODE)),
  ),
});

export type CheckoutRequest = z.infer<typeof checkoutSchema>;

/**
 * The body that the cart panel posts to `/api/cart-check`, to learn whether its Shopify cart is gone and which lines
 * have changed.
 */
export const cartCheckRequestSchema = z.object({
  cartId: z.nullable(z.string().check(z.startsWith('gid://shopify/Cart/'), z.maxLength(500))),
  lines: z._default(z.array(checkoutLine), []),
});

export type CartCheckRequest = z.infer<typeof cartCheckRequestSchema>;

/** The form fields of Add to Cart without JavaScript and of a cart link: in both cases, the lines of a checkout. */
export const checkoutFormSchema = z.union([
  z.pipe(
    z.object({
      merchandiseId: variantId,
      quantity: z._default(z.pipe(z.coerce.number(), quantity), 1),
      [EARLY_ACCESS_PARAMETER]: earlyAccessKey,
    }),
    z.transform(({merchandiseId, quantity, key}): CheckoutLine[] => [
      {variantId: merchandiseId, quantity, earlyAccessKey: key},
    ]),
  ),
  z
    .pipe(
      z.object({lines: z.string()}),
      z.transform(({lines}): CheckoutLine[] => readCartLink(lines) ?? []),
    )
    .check(z.minLength(1)),
]);
