/** The file field, used without JavaScript. */
export const IMAGE_FIELD = 'images';

/** The field of stored images: their signed URLs, separated by spaces. */
export const IMAGE_URL_FIELD = 'imageUrl';

/**
 * The `accept` attribute of the file field; the server detects the actual type. Lists HEIC by extension too, because
 * some devices don't know its MIME type.
 */
export const IMAGE_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif';
