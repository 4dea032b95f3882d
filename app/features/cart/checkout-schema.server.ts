import * as z from 'zod';

const variantIdSchema = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/);

/** The lines of the cart panel. At most 100, as many as a remote cart is read for (specification, section 9). */
const checkoutLinesSchema = z.object({
  lines: z
    .array(
      z.object({
        merchandiseId: variantIdSchema,
        quantity: z.int().positive(),
        price: z.object({amount: z.string(), currencyCode: z.string()}).optional(),
      }),
    )
    .min(1)
    .max(100),
});

/** The question after a checkout: has this remote cart become an order? */
const cartStatusSchema = z.object({
  cartId: z.string().startsWith('gid://shopify/Cart/').max(500),
});

/** What a page's scripts post to `/cart`, as JSON. */
export const cartRequestSchema = z.union([cartStatusSchema, checkoutLinesSchema]);

/** Add to Cart without JavaScript: the fields of one form. */
export const checkoutFormSchema = z.object({
  merchandiseId: variantIdSchema,
  quantity: z.coerce.number().int().positive().default(1),
});
