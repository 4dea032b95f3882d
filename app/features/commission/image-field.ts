/** The file field, filled where no script runs. */
export const IMAGE_FIELD = 'images';

/** The field of images that are stored already: their public addresses, with space between. */
export const IMAGE_URL_FIELD = 'imageUrl';

/** For the browser's file dialogue; what a file really is, the server finds out. HEIC by its ending, as not all devices know the type. */
export const IMAGE_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif';
