import * as z from 'zod/mini';
import {cleanLine} from './fields.ts';
import {workSchema} from './work.ts';

/** What the artist reads, and in the email about a size whoever waits for it; missing when the storefront did not say it. */
const title = z.optional(
  z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(300)),
);

/** Shopify's id of a sold-out size, or of a work that is not out yet. */
const item = z
  .string()
  .check(z.regex(/^gid:\/\/shopify\/(Product|ProductVariant)\/\d{1,20}$/, 'Invalid item'));

/** A sold-out size that somebody waits for. */
export const variantWaitSchema = z.object({
  item: item.check(z.includes('/ProductVariant/', 'Invalid item')),
  title,
});

const launchWaitSchema = z.object({
  item: item.check(z.includes('/Product/', 'Invalid item')),
  title,
});

/** The field beside a sign-up for a launch: one letter is wanted about it. */
export const waitShape = {wait: z.optional(launchWaitSchema)};

export type Wait = z.infer<typeof launchWaitSchema>;

/** How many items the shop is asked about at once. */
export const STOCK_BATCH = 50;

/** The `items` of a question to the shop, `/api/for-sale?items=…`, between commas. */
export const stockQuestionSchema = z.array(item).check(z.minLength(1), z.maxLength(STOCK_BATCH));

const forSaleSchema = z.object({
  item,
  /** The chosen size: '16×20 in'; null for a work without a choice, and for a whole work. */
  size: z.nullable(z.string().check(z.overwrite(cleanLine), z.maxLength(255))),
  /** The page, with the size chosen. */
  path: z.string().check(z.regex(/^\/product\/[^\s\p{Cc}\p{Cs}]{1,1000}$/u)),
  /** When everybody can buy it, where that lies ahead: the page is then that of early access. */
  launchAt: z.optional(z.iso.datetime()),
  work: z.extend(workSchema, {picture: z.nullable(workSchema.shape.picture)}),
});

/** The shop's answer: those of the items that can be bought now. One that cannot be read is null, and holds no other back. */
export const stockResponseSchema = z.object({
  items: z.array(z.catch(z.nullable(forSaleSchema), null)),
});

export type ForSale = z.infer<typeof forSaleSchema>;
