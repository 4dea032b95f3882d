import * as z from 'zod/mini';
import {toCents} from '~/lib/money';
import {type SizedProduct, type SizedVariant, variantSize} from '~/shop/product/work-size';
import {COLOUR_NAMES} from '~/shop/filters/colour-names';
import {ORIENTATIONS, SOFA_CM} from '~/shop/filters/work-filters';

/** The maximum number of ids in a look-up, and of products per page of a search. */
const MOST = 50;
/** UCP's default. */
const PAGE_SIZE = 10;

const described = <Schema extends z.ZodMiniType>(schema: Schema, description: string) =>
  schema.check(z.describe(description));

const amount = z.int().check(z.minimum(0));
const range = z.object({min: z.optional(z.number()), max: z.optional(z.number())});

const filters = z.looseObject({
  categories: z.optional(
    described(z.array(z.string()), 'Product types: "Prints", "Original Paintings"'),
  ),
  price: z.optional(
    described(
      z.object({min: z.optional(amount), max: z.optional(amount)}),
      'In cents of context.currency. Leaves out works whose price is on request.',
    ),
  ),
  color: z.optional(described(z.enum(COLOUR_NAMES), 'The colour that the picture mostly has')),
  orientation: z.optional(z.enum(ORIENTATIONS)),
  wall_width_cm: z.optional(
    described(
      z.number().check(z.minimum(SOFA_CM.min), z.maximum(SOFA_CM.max)),
      'The width of the furniture or the piece of wall: works from half to three quarters as wide',
    ),
  ),
  width_cm: z.optional(described(range, 'The true width of the work')),
  height_cm: z.optional(described(range, 'The true height of the work')),
});

const shared = {
  filters: z.optional(filters),
  context: z.optional(z.looseObject({currency: z.optional(z.string())})),
};

export const searchSchema = z
  .looseObject({
    query: z.optional(
      described(
        z.string(),
        'Subject, colour, medium, a line of a poem, a size, a price, a wall: "boats over a 200 cm sofa under $150"',
      ),
    ),
    ...shared,
    pagination: z.optional(
      z.looseObject({
        cursor: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
        limit: z._default(z.int().check(z.minimum(1)), PAGE_SIZE),
      }),
    ),
  })
  .check(
    z.refine(
      ({query, filters: given}) => Boolean(query?.trim()) || Object.keys(given ?? {}).length > 0,
      'A search needs a query or a filter',
    ),
  );

export const lookupSchema = z.looseObject({
  ids: described(
    z
      .array(z.string().check(z.maxLength(255)))
      .check(z.minLength(1), z.maxLength(MOST, 'request_too_large')),
    'Product or variant ids',
  ),
  ...shared,
});

export const productSchema = z.looseObject({
  id: described(z.string().check(z.maxLength(255)), 'A product or variant id'),
  selected: z.optional(z.array(z.looseObject({name: z.string(), label: z.string()}))),
  preferences: z.optional(z.array(z.string())),
  ...shared,
});

export type SearchInput = z.output<typeof searchSchema>;
export type LookupInput = z.output<typeof lookupSchema>;
export type ProductInput = z.output<typeof productSchema>;
export type Filters = z.output<typeof filters>;

/** The slice of the results that a search asks for. */
export function pageRange({pagination}: SearchInput): {start: number; end: number} {
  const start = Number(pagination?.cursor ?? 0);
  return {start, end: start + Math.min(pagination?.limit ?? PAGE_SIZE, MOST)};
}

/** The filters that apply. Leaves out a price in a currency other than the shop's. */
export function applicableFilters({
  filters: given = {},
  context,
}: SearchInput | LookupInput): Filters {
  return hasOtherCurrency(context) ? {...given, price: undefined} : given;
}

/** Whether `applicableFilters` leaves out the price. */
export function ignoresPrice({filters: given, context}: SearchInput | LookupInput): boolean {
  return given?.price !== undefined && hasOtherCurrency(context);
}

function hasOtherCurrency(context: SearchInput['context']): boolean {
  return context?.currency !== undefined && context.currency !== 'CAD';
}

type Variant = SizedVariant & {price: {amount: string}};

/**
 * Whether a size passes the filters on prices and measures. A size without measurements passes no filter on measures.
 */
export function fits(
  variant: Variant,
  product: SizedProduct,
  {price, width_cm: width, height_cm: height}: Filters,
): boolean {
  const size = variantSize(variant, product);
  return (
    isWithin(toCents(variant.price.amount), price) &&
    isWithin(size && Math.round(size.width), width) &&
    isWithin(size && Math.round(size.height), height)
  );
}

function isWithin(
  value: number | null,
  limits: {min?: number | undefined; max?: number | undefined} | undefined,
): boolean {
  if (!limits) return true;
  return value !== null && value >= (limits.min ?? 0) && value <= (limits.max ?? Infinity);
}
