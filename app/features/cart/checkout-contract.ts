import * as z from 'zod/mini';

/**
 * The maximum number of lines in a checkout, which is how many are read of a Shopify cart (specification, section 9).
 */
export const MAX_LINES = 100;

/** The maximum quantity of a line. Shopify requires less than a million. */
export const MAX_QUANTITY = 999_999;

/** The maximum length of a gift note. Shopify accepts 5,000 characters. */
export const MAX_NOTE = 500;

/** The maximum length of a discount code, which is Shopify's own. */
export const MAX_DISCOUNT_CODE = 255;

const money = z.object({amount: z.string(), currencyCode: z.string()});
const merchandiseId = z.string();
const selectedOptions = z.array(z.object({name: z.string(), value: z.string()}));

/** A size of a work, by its variant's title and options. */
const sizeLeft = z.object({title: z.string(), selectedOptions});
export type SizeLeft = z.infer<typeof sizeLeft>;

const lineProblem = z.discriminatedUnion('kind', [
  // The sizes are unknown when Shopify left the line out of its cart.
  z.object({
    kind: z.literal('sold-out'),
    merchandiseId,
    sizesLeft: z.optional(z.array(sizeLeft)),
  }),
  z.object({kind: z.literal('not-enough'), merchandiseId, available: z.number()}),
  // The price is null when the product's page hides it.
  z.object({kind: z.literal('repriced'), merchandiseId, price: z.nullable(money)}),
  z.object({kind: z.literal('gone'), merchandiseId}),
  // Not on sale without the early-access key.
  z.object({kind: z.literal('early-access'), merchandiseId}),
  // An original with a quantity above 1.
  z.object({kind: z.literal('only-one'), merchandiseId}),
  z.object({kind: z.literal('too-many-lines'), merchandiseId}),
  z.object({kind: z.literal('too-much'), merchandiseId}),
]);
export type LineProblem = z.infer<typeof lineProblem>;

/** The effect of the posted discount code. The savings are null when only checkout shows them, as for shipping. */
const cartDiscount = z.object({isApplicable: z.boolean(), savings: z.nullable(money)});
export type CartDiscount = z.infer<typeof cartDiscount>;

const error = z.object({message: z.string()});

/** The response of the `/cart` action: the checkout's URL (200), the lines' problems (409; 400 beyond the limits), or an error. */
export const checkoutResponseSchema = z.union([
  z.object({cartId: z.string(), checkoutUrl: z.string(), discount: z.optional(cartDiscount)}),
  z.object({problems: z.array(lineProblem), error: z.optional(error)}),
  z.object({error}),
]);
export type CheckoutResponse = z.infer<typeof checkoutResponseSchema>;

/** A line's texts about its work, in the language of the requesting page. */
const lineText = z.object({
  merchandiseId,
  title: z.string(),
  variantTitle: z.string(),
  selectedOptions,
  /** The alternative text of the work's first picture; null when it has none. */
  altText: z.nullable(z.string()),
});
export type LineText = z.infer<typeof lineText>;

/** What has changed about a cart since it was filled. */
export const cartCheckSchema = z.object({
  /** Whether its checkout became an order or expired. */
  isCheckoutGone: z.boolean(),
  problems: z.array(lineProblem),
  /** Texts of the lines that the shop still has. */
  texts: z.array(lineText),
});
export type CartCheck = z.infer<typeof cartCheckSchema>;
