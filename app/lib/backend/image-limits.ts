import {LIMITS} from '#contracts/limits';

/** The size limit of the reference image bucket: 10 MB. */
export const MAX_IMAGE_BYTES = LIMITS.imageBytes;
