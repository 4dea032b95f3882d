import {z} from 'zod';
import {shopGid} from '../catalogue/gids';
import {metaobject} from '../catalogue/metaobject';
import type {Article, UrlRedirect} from '../catalogue/types';

/** Content created by the controls gets numbers above the seed's. */
const FIRST_CREATED_NUMBER = 1000;

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
      metaobject(FIRST_CREATED_NUMBER + position, {...entry, updatedAt: new Date(0).toISOString()}),
    ),
    articles: articles?.map((article, position): Article => ({
      ...article,
      id: shopGid('Article', FIRST_CREATED_NUMBER + position),
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
