import {z} from 'zod';
import {shopGid} from '../catalogue/gids';
import {metaobject} from '../catalogue/metaobject';
import type {ProductChanges} from '../catalogue/product-changes';
import type {Article, UrlRedirect} from '../catalogue/types';

const PRICE = /^\d{1,7}(?:\.\d{1,2})?$/;

/** The body of `PUT /__control/products/{handle}`; unknown fields are rejected. */
export const productChangesSchema = z
  .strictObject({
    available: z.boolean().optional(),
    quantity: z.number().int().min(0).max(1_000_000).optional(),
    /** A decimal string in Canadian dollars. */
    price: z.string().regex(PRICE, 'A decimal string such as "45.00"').optional(),
    title: z.string().min(1).optional(),
    description: z.string().optional(),
    descriptionHtml: z.string().optional(),
    productType: z.string().optional(),
    tags: z.array(z.string()).optional(),
    createdAt: z.iso.datetime({offset: true}).optional(),
    images: z
      .array(z.strictObject({url: z.string().min(1), altText: z.string().nullable().optional()}))
      .optional(),
    metafields: z
      .record(z.string().regex(/^[\w-]+\.[\w-]+$/, 'namespace.key'), z.string().nullable())
      .optional(),
  })
  .transform(({price, images, ...changes}): ProductChanges => ({
    ...changes,
    priceCents: price === undefined ? undefined : Math.round(Number(price) * 100),
    images: images?.map(({url, altText}) => ({url, altText: altText ?? null})),
  }));

/** Content created by the controls gets numbers above the seed's. */
const FIRST_MADE_NUMBER = 1000;

const metaobjectSchema = z.strictObject({
  type: z.string().min(1),
  handle: z.string().min(1),
  /** Each in Shopify's storage format. */
  fields: z.record(z.string().min(1), z.string()),
});

const articleSchema = z.strictObject({
  handle: z.string().min(1),
  title: z.string().min(1),
  bodyHtml: z.string(),
  excerpt: z.string().default(''),
  publishedAt: z.iso.datetime({offset: true}),
});

/** The body of `PUT /__control/content`: complete lists, as written in the admin. */
export const shopContentSchema = z
  .strictObject({
    metaobjects: z.array(metaobjectSchema).optional(),
    articles: z.array(articleSchema).optional(),
  })
  .transform(({metaobjects, articles}) => ({
    metaobjects: metaobjects?.map((entry, position) =>
      metaobject(FIRST_MADE_NUMBER + position, {...entry, updatedAt: new Date(0).toISOString()}),
    ),
    articles: articles?.map((article, position): Article => ({
      ...article,
      id: shopGid('Article', FIRST_MADE_NUMBER + position),
      image: null,
      tags: [],
    })),
  }));

/** The body of `PUT /__control/redirects`: the complete list, as written in the admin. */
export const urlRedirectsSchema = z
  .array(z.strictObject({path: z.string().startsWith('/'), target: z.string().min(1)}))
  .transform((redirects): UrlRedirect[] =>
    redirects.map((redirect, position) => ({
      id: shopGid('UrlRedirect', position + 1),
      ...redirect,
    })),
  );
