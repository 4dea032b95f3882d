import * as z from 'zod';

/**
 * The answers of the Universal Commerce Protocol, version 2026-08-25, written after its JSON Schemas: `profile.json`,
 * `shopping/catalog_search.json`, `shopping/catalog_lookup.json`, `common/types/error_response.json`. No package on npm
 * has those of the catalogue.
 */
const version = z.literal('2026-08-25');

const capability = z.object({
  version,
  spec: z.url(),
  schema: z.url().startsWith('https://ucp.dev/'),
});

export const profileSchema = z.object({
  ucp: z.object({
    version,
    services: z.object({
      'dev.ucp.shopping': z
        .array(z.object({version, transport: z.literal('mcp'), endpoint: z.url(), schema: z.url()}))
        .length(1),
    }),
    capabilities: z.record(z.string().regex(/^[a-z]+(\.[a-z_]+)+$/), z.array(capability).min(1)),
    payment_handlers: z.object({}),
  }),
});

const price = z.object({amount: z.int().min(0), currency: z.string().regex(/^[A-Z]{3}$/)});
const description = z.object({plain: z.string().min(1)});
const option = z.object({name: z.string(), label: z.string()});

const variant = z.object({
  id: z.string().startsWith('gid://shopify/ProductVariant/'),
  title: z.string(),
  description,
  url: z.url(),
  price,
  availability: z.object({available: z.boolean(), status: z.enum(['in_stock', 'out_of_stock'])}),
  options: z.array(option),
  checkout_url: z.url().optional(),
  metadata: z.object({
    width_cm: z.number().optional(),
    height_cm: z.number().optional(),
    edition_left: z.int().optional(),
  }),
  seller: z.object({name: z.string(), links: z.array(z.object({type: z.string(), url: z.url()}))}),
});

const product = z.object({
  id: z.string().startsWith('gid://shopify/Product/'),
  handle: z.string(),
  title: z.string(),
  description,
  url: z.url(),
  categories: z.array(z.object({value: z.string(), taxonomy: z.string()})),
  price_range: z.object({min: price, max: price}),
  media: z
    .array(
      z.object({
        type: z.literal('image'),
        url: z.url(),
        alt_text: z.string(),
        width: z.int().min(1).optional(),
        height: z.int().min(1).optional(),
      }),
    )
    .min(1),
  options: z
    .array(z.object({name: z.string(), values: z.array(z.object({label: z.string()})).min(1)}))
    .optional(),
  variants: z.array(variant).min(1),
  tags: z.array(z.string()),
  metadata: z.record(z.string(), z.unknown()),
});

const info = z.object({type: z.literal('info'), code: z.string(), content: z.string()});

/** The metadata of a response, which names the capability that answered. */
const answeredBy = (name: string) =>
  z.object({version, capabilities: z.object({[name]: z.array(z.object({version}))})});

export const searchResponseSchema = z.object({
  ucp: answeredBy('dev.ucp.shopping.catalog.search'),
  products: z.array(product),
  messages: z.array(info),
  pagination: z.union([
    z.object({has_next_page: z.literal(false), total_count: z.int().min(0)}),
    z.object({has_next_page: z.literal(true), total_count: z.int(), cursor: z.string()}),
  ]),
});

const lookedUp = answeredBy('dev.ucp.shopping.catalog.lookup');

export const lookupResponseSchema = z.object({
  ucp: lookedUp,
  products: z.array(
    product.extend({
      variants: z
        .array(
          variant.extend({
            inputs: z
              .array(z.object({id: z.string(), match: z.enum(['exact', 'featured'])}))
              .min(1),
          }),
        )
        .min(1),
    }),
  ),
  messages: z.array(info),
});

export const productResponseSchema = z.object({
  ucp: lookedUp,
  product: product.extend({
    selected: z.array(option).optional(),
    options: z
      .array(
        z.object({
          name: z.string(),
          values: z
            .array(z.object({label: z.string(), available: z.boolean(), exists: z.boolean()}))
            .min(1),
        }),
      )
      .optional(),
  }),
});

export const errorResponseSchema = z.strictObject({
  ucp: lookedUp.extend({status: z.literal('error')}),
  messages: z
    .array(
      z.object({
        type: z.literal('error'),
        code: z.string(),
        content: z.string(),
        severity: z.literal('unrecoverable'),
      }),
    )
    .min(1),
  continue_url: z.url(),
});
