import * as z from 'zod';
import {EARLY_ACCESS_PARAMETER} from '~/lib/catalogue/early-access';

/** Longer than any key that an artist would choose. */
const earlyAccessKeySchema = z.string().max(255).optional();

/** Any number that JSON can say; a fraction is no quantity. */
const quantitySchema = z
  .number()
  .positive()
  .refine((quantity) => quantity % 1 === 0);

const variantIdSchema = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/);

/** The lines of the cart panel; `findLinesBeyondLimits` names those that are too many. */
const checkoutLinesSchema = z.object({
  lines: z
    .array(
      z.object({
        merchandiseId: variantIdSchema,
        quantity: quantitySchema,
        price: z.object({amount: z.string(), currencyCode: z.string()}).optional(),
        earlyAccessKey: earlyAccessKeySchema,
      }),
    )
    .min(1),
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
  quantity: z.coerce.number().pipe(quantitySchema).default(1),
  [EARLY_ACCESS_PARAMETER]: earlyAccessKeySchema,
});
