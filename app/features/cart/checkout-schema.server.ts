import * as z from 'zod';
import {cleanLine, cleanText} from '#contracts/fields';
import {EARLY_ACCESS_PARAMETER} from '~/shop/product/early-access';
import {readCartLink} from './cart-link';
import {MAX_DISCOUNT_CODE, MAX_LINES, MAX_NOTE, type CheckoutLine} from './checkout-contract';

/** Longer than any key that an artist would choose. */
const earlyAccessKeySchema = z.string().max(255).optional();

/** Any integer: JSON numbers may be fractions, which aren't quantities. */
const quantitySchema = z
  .number()
  .positive()
  .refine((quantity) => quantity % 1 === 0);

const variantIdSchema = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/);

const linesSchema = z.array(
  z.object({
    merchandiseId: variantIdSchema,
    quantity: quantitySchema,
    price: z.object({amount: z.string(), currencyCode: z.string()}).optional(),
    earlyAccessKey: earlyAccessKeySchema,
  }),
);

/** The body that the cart panel posts to `/cart`. `findLinesBeyondLimits` reports lines beyond the limits. */
export const checkoutSchema = z.object({
  lines: linesSchema.min(1),
  note: z.string().overwrite(cleanText).max(MAX_NOTE).optional(),
  discountCode: z.string().overwrite(cleanLine).max(MAX_DISCOUNT_CODE).optional(),
});

export type CheckoutRequest = z.infer<typeof checkoutSchema>;

/**
 * The body that it posts to `/api/cart-check`, to learn whether its checkout's Shopify cart is gone and which lines
 * have changed.
 */
export const cartCheckSchema = z.object({
  cartId: z.string().startsWith('gid://shopify/Cart/').max(500).nullable(),
  lines: linesSchema.max(MAX_LINES).default([]),
});

export type CartCheckRequest = z.infer<typeof cartCheckSchema>;

/** The form fields of Add to Cart without JavaScript and of a cart link: in both cases, the lines of a checkout. */
export const checkoutFormSchema = z.union([
  z
    .object({
      merchandiseId: variantIdSchema,
      quantity: z.coerce.number().pipe(quantitySchema).default(1),
      [EARLY_ACCESS_PARAMETER]: earlyAccessKeySchema,
    })
    .transform(({key, ...line}): CheckoutLine[] => [{...line, earlyAccessKey: key}]),
  z
    .object({lines: z.string().transform((text) => readCartLink(text) ?? [])})
    .transform(({lines}) =>
      lines.map(({variantId, quantity}): CheckoutLine => ({merchandiseId: variantId, quantity})),
    )
    .refine((lines) => lines.length > 0),
]);
