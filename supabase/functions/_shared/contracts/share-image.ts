import * as z from 'zod/mini';

/** The body that `share-image` takes: what is drawn of a work. */
export const shareImageRequestSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(255)),
  /** The price, the size or that it is sold, as the shop writes it; null where there is nothing to say. */
  line: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
  /** Address of the work's picture as the storefront gives it. */
  picture: z.url().check(z.maxLength(2000)),
});

export type ShareCard = z.infer<typeof shareImageRequestSchema>;
