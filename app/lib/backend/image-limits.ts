import {LIMITS} from '#contracts/limits';

/** The largest file that the bucket of the reference images takes: 10 MB. */
export const MAX_IMAGE_BYTES = LIMITS.imageBytes;
