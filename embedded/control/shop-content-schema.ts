import {z} from 'zod';
import {METAOBJECTS} from '../../store/metaobjects';
import {authorOf} from '../catalogue/blog-types';
import type {ShopContent} from '../catalogue/catalogue';
import {shopGid} from '../catalogue/gids';
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
    metaobjects: metaobjects?.map(({fields, ...entry}, position) => ({
      ...entry,
      id: shopGid('Metaobject', FIRST_MADE_NUMBER + position),
      updatedAt: new Date(0).toISOString(),
      fields: Object.entries(fields).map(([key, value]) => ({
        key,
        type: fieldTypeOf(entry.type, key),
        value,
      })),
    })),
    articles: articles?.map((article, position) => ({
      ...article,
      id: shopGid('Article', FIRST_MADE_NUMBER + position),
      author: authorOf(SITE.artist.name),
      image: null,
      tags: [],
    })),
  }));

/** The definition's type for a field; text when there's none. */
function fieldTypeOf(type: string, key: string): string {
  const definition = METAOBJECTS.find((one) => one.type === type);
  const field = definition?.fields.find((one) => one.key === key);
  return field?.type ?? 'multi_line_text_field';
}
