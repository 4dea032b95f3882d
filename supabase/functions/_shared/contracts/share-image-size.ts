/**
 * The size that social networks recommend, in pixels. Separate from the schema, so that a page can import it without
 * zod.
 */
export const SHARE_IMAGE_SIZE = {width: 1200, height: 630} as const;
