import sharp, {type ResizeOptions, type Sharp} from 'sharp';
import type {ImageFormat, ImageRequest} from './image-request';

/** The machine's two processors also run the database, the worker and perhaps a browser. */
sharp.concurrency(1);

/**
 * Renders the image in `format`. Fits it inside the given sides, or fills and crops them when a crop is given; never
 * larger than the stored file.
 */
export async function renderImage(
  file: string,
  request: ImageRequest,
  format: ImageFormat,
): Promise<Buffer<ArrayBufferLike>> {
  const source = sharp(file).rotate();
  const {width, height} = await source.metadata();
  return encode(source.resize(resizeTo(request, {width, height})), format).toBuffer();
}

interface Size {
  width: number;
  height: number;
}

function resizeTo(request: ImageRequest, source: Size): ResizeOptions {
  if (!request.isCropped || request.width === null || request.height === null) {
    return {
      width: request.width ?? undefined,
      height: request.height ?? undefined,
      fit: 'inside',
      withoutEnlargement: true,
    };
  }
  // A crop larger than the file is scaled down to the file's size at the same aspect ratio.
  const scale = Math.min(1, source.width / request.width, source.height / request.height);
  return {
    width: Math.max(1, Math.round(request.width * scale)),
    height: Math.max(1, Math.round(request.height * scale)),
    fit: 'cover',
  };
}

/**
 * Qualities chosen by eye on brush strokes. AVIF at effort 0 takes less time than WebP and is still the smallest; a
 * higher effort took five times as long and saved nothing on these images.
 */
function encode(picture: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({quality: 55, effort: 0});
    case 'webp':
      return picture.webp({quality: 78, effort: 3});
    case 'jpeg':
      return picture.jpeg({quality: 80, progressive: true});
  }
}
