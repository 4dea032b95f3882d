import {z} from 'zod';
import {authorOf} from '../catalogue/blog-types';
import type {ShopContent} from '../catalogue/catalogue';
import {shopGid} from '../catalogue/gids';
import {metaobject} from '../catalogue/metaobject';
import {SITE} from '../../supabase/functions/_shared/contracts/site';

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
  .transform(({metaobjects, articles}): ShopContent => ({
    metaobjects: metaobjects?.map((entry, position) =>
      metaobject(FIRST_MADE_NUMBER + position, {...entry, updatedAt: new Date(0).toISOString()}),
    ),
    articles: articles?.map((article, position) => ({
      ...article,
      id: shopGid('Article', FIRST_MADE_NUMBER + position),
      author: authorOf(SITE.artist.name),
      image: null,
      tags: [],
    })),
  }));
