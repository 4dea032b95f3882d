/** The size limit of the reference image bucket: 10 MB. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
