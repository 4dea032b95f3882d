import * as z from 'zod/mini';

/** The size that social networks recommend, in pixels. */
export const SHARE_IMAGE_SIZE = {width: 1200, height: 630} as const;

/** The body of `share-image`: the content of the card. */
export const shareImageRequestSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(255)),
  /** The price, the size or 'Sold', formatted by the shop; null when there's none. */
  line: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
  /** The URL of the product's image, from the storefront. */
  picture: z.string().check(
    z.maxLength(2000, {abort: true}),
    z.refine((address) => URL.canParse(address)),
  ),
});

export type ShareCard = z.infer<typeof shareImageRequestSchema>;
