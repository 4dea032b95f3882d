import {z} from 'zod';
import type {ProductChanges} from '../catalogue/product-changes';

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
