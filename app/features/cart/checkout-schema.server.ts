import * as z from 'zod';
import {cleanLine, cleanText} from '#contracts/fields';
import {EARLY_ACCESS_PARAMETER} from '~/shop/product/early-access';
import {readCartLink} from './cart-link';
import {MAX_DISCOUNT_CODE, MAX_LINES, MAX_NOTE, type CheckoutLine} from './checkout-contract';

/** Longer than any key that an artist would choose. */
const earlyAccessKeySchema = z.string().max(255).optional();

/** Any number that JSON can say; a fraction is no quantity. */
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

/** What the cart panel posts to `/cart`; `findLinesBeyondLimits` names those that are too many. */
export const checkoutSchema = z.object({
  lines: linesSchema.min(1),
  note: z.string().overwrite(cleanText).max(MAX_NOTE).optional(),
  discountCode: z.string().overwrite(cleanLine).max(MAX_DISCOUNT_CODE).optional(),
});

export type CheckoutRequest = z.infer<typeof checkoutSchema>;

/** What it posts to `/api/cart-check`: is the Shopify cart of its checkout gone, and what has changed about these lines? */
export const cartCheckSchema = z.object({
  cartId: z.string().startsWith('gid://shopify/Cart/').max(500).nullable(),
  lines: linesSchema.max(MAX_LINES).default([]),
});

export type CartCheckRequest = z.infer<typeof cartCheckSchema>;

/** The form fields of Add to Cart without JavaScript, and those of a cart link; the lines of a checkout either way. */
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
