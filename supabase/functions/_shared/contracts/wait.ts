import * as z from 'zod/mini';
import {cleanLine} from './fields.ts';
import {workSchema} from './work.ts';

/**
 * The title for the artist and, in the email about a size, for the visitor. Missing when the storefront didn't respond.
 */
const title = z.optional(
  z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(300)),
);

/** Shopify's id of a sold-out size, or of a work that hasn't launched. */
const item = z
  .string()
  .check(z.regex(/^gid:\/\/shopify\/(Product|ProductVariant)\/\d{1,20}$/, 'Invalid item'));

/** A sold-out size that a visitor waits for. */
export const variantWaitSchema = z.object({
  item: item.check(z.includes('/ProductVariant/', 'Invalid item')),
  title,
});

const launchWaitSchema = z.object({
  item: item.check(z.includes('/Product/', 'Invalid item')),
  title,
});

/** The field beside a sign-up for a launch, which asks for one email about it. */
export const waitShape = {wait: z.optional(launchWaitSchema)};

export type Wait = z.infer<typeof launchWaitSchema>;

/** The maximum number of items in a request to the shop. */
export const STOCK_BATCH = 50;

/** The comma-separated `items` of a request to the shop, `/api/for-sale?items=…`. */
export const stockQuestionSchema = z.array(item).check(z.minLength(1), z.maxLength(STOCK_BATCH));

const forSaleSchema = z.object({
  item,
  /** The chosen size: '16×20 in'; null for a work without a choice, and for a work as a whole. */
  size: z.nullable(z.string().check(z.overwrite(cleanLine), z.maxLength(255))),
  /** The page, with the size selected. */
  path: z.string().check(z.regex(/^\/product\/[^\s\p{Cc}\p{Cs}]{1,1000}$/u)),
  /** When everyone can buy it, if that is in the future. The page is then the early-access page. */
  launchAt: z.optional(z.iso.datetime()),
  work: z.extend(workSchema, {picture: z.nullable(workSchema.shape.picture)}),
});

/** The shop's response: the items that are for sale now. An unreadable item is null, and doesn't affect the others. */
export const stockResponseSchema = z.object({
  items: z.array(z.catch(z.nullable(forSaleSchema), null)),
});

export type ForSale = z.infer<typeof forSaleSchema>;
