/** What social networks ask for, in pixels. Apart from the schema, so that a page can say it without loading zod. */
export const SHARE_IMAGE_SIZE = {width: 1200, height: 630} as const;
