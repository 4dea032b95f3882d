/** The largest file that the bucket of the reference images takes: 10 MB. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
