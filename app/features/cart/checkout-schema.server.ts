import * as z from 'zod';
import {EARLY_ACCESS_PARAMETER} from '~/lib/catalogue/early-access';

/** Longer than any key that an artist would choose. */
const earlyAccessKeySchema = z.string().max(255).optional();

const variantIdSchema = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/);

/** The lines of the cart panel, at most 100: `CART_MUTATE_FRAGMENT` reads as many (specification, section 9). */
const checkoutLinesSchema = z.object({
  lines: z
    .array(
      z.object({
        merchandiseId: variantIdSchema,
        quantity: z.int().positive(),
        price: z.object({amount: z.string(), currencyCode: z.string()}).optional(),
        earlyAccessKey: earlyAccessKeySchema,
      }),
    )
    .min(1)
    .max(100),
});

/** A status request after a checkout: has this Shopify cart become an order? */
const cartStatusSchema = z.object({
  cartId: z.string().startsWith('gid://shopify/Cart/').max(500),
});

/** The JSON that scripts post to `/cart`. */
export const cartRequestSchema = z.union([cartStatusSchema, checkoutLinesSchema]);

/** The form fields of Add to Cart without JavaScript. */
export const checkoutFormSchema = z.object({
  merchandiseId: variantIdSchema,
  quantity: z.coerce.number().int().positive().default(1),
  [EARLY_ACCESS_PARAMETER]: earlyAccessKeySchema,
});
