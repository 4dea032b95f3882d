import {createHash} from 'node:crypto';
import type {Handler} from '../http';
import {findImageFiles, type ImageFile, FILES_PATH} from './image-files';
import {
  type ImageFormat,
  type ImageRequest,
  negotiateFormat,
  parseImageRequest,
} from './image-request';
import {createRenditionStore} from './rendition-store';
import {renderImage} from './render-image';
import type {UploadedFiles} from './uploaded-files';

const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};
/** Increase it when the rendering changes; cached renditions of earlier versions are then ignored. */
const RENDERING_VERSION = 1;
const COMMON_HEADERS = {'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff'};

interface Parts {
  /** Folders whose images are served by name. */
  folders: readonly string[];
  /** The folder that keeps rendered images between runs; undefined keeps none. */
  cacheFolder: string | undefined;
  /** Pictures that were uploaded in this process or earlier. */
  uploads?: Pick<UploadedFiles, 'find'>;
}

/**
 * Shopify's image CDN: `GET /cdn/shop/files/<name>` with `width`, `height`, `crop` and `format`. Responses are
 * immutable, because a URL contains its image's version. 404 for unknown names, 400 for invalid parameters.
 */
export function createImageHandler({folders, cacheFolder, uploads}: Parts): Handler {
  const files = findImageFiles(folders);
  const renditions = createRenditionStore(cacheFolder);

  return async (request) => {
    const {pathname, searchParams} = new URL(request.url);
    const wantedName = nameIn(pathname);
    const file = files.get(wantedName) ?? uploads?.find(wantedName);
    if (!file) return refuse(404, 'Not Found');
    const wanted = parseImageRequest(searchParams);
    if (!wanted) return refuse(400, 'Invalid width, height, crop or format');

    const format = wanted.format ?? negotiateFormat(request.headers.get('accept') ?? '');
    const name = renditionName(file, wanted, format);
    const headers = {
      ...COMMON_HEADERS,
      'content-type': CONTENT_TYPES[format],
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${name}"`,
      vary: 'Accept',
    };
    if (request.headers.get('if-none-match')?.includes(headers.etag)) {
      return new Response(null, {status: 304, headers});
    }
    const bytes = await renditions.load(name, () => renderImage(file.path, wanted, format));
    // A view of the same bytes with the type that `Response` accepts.
    return new Response(new Uint8Array(bytes), {
      headers: {...headers, 'content-length': String(bytes.byteLength)},
    });
  };
}

/** Empty for a path elsewhere. */
function nameIn(pathname: string): string {
  return pathname.startsWith(FILES_PATH) ? pathname.slice(FILES_PATH.length) : '';
}

function renditionName(file: ImageFile, wanted: ImageRequest, format: ImageFormat): string {
  const {width, height, isCropped} = wanted;
  const parts = [RENDERING_VERSION, file.path, file.version, width, height, isCropped, format];
  return `${createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 32)}.${format}`;
}

function refuse(status: number, message: string): Response {
  return new Response(message, {status, headers: COMMON_HEADERS});
}
