import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';
import {Readable} from 'node:stream';
import parseRanges from 'range-parser';
import type {Handler} from '../http';
import {FILES_PATH} from '../images/image-files';
import type {UploadedFiles} from '../images/uploaded-files';
import {soundTypeOf} from './sound-format';

const COMMON_HEADERS = {'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff'};

/**
 * The audio files of Shopify's CDN, at the same path as the pictures: the complete file, or a byte range, which
 * browsers need to seek and Safari needs to play at all. A name is never reused, so responses can be cached
 * indefinitely.
 */
export function createSoundHandler(uploads: Pick<UploadedFiles, 'find'>): Handler {
  return async (request) => {
    const name = new URL(request.url).pathname.slice(FILES_PATH.length);
    const file = uploads.find(name);
    const type = soundTypeOf(name);
    if (!file || !type) return new Response('Not Found', {status: 404, headers: COMMON_HEADERS});
    const {size} = await stat(file.path);
    const headers = new Headers({
      ...COMMON_HEADERS,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': type,
    });
    const ranges = parseRanges(size, request.headers.get('range') ?? '');
    if (ranges === -1) {
      headers.set('content-range', `bytes */${size}`);
      return new Response(null, {status: 416, headers});
    }
    // Several ranges, which no browser asks for, get the whole file, as does a header that makes no sense.
    const isPart = typeof ranges === 'object' && ranges.type === 'bytes' && ranges.length === 1;
    const range = isPart ? ranges[0] : undefined;
    if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
    headers.set('content-length', String(range ? range.end - range.start + 1 : size));
    const status = range ? 206 : 200;
    if (request.method === 'HEAD') return new Response(null, {status, headers});
    const bytes = Readable.toWeb(createReadStream(file.path, range ?? {}));
    return new Response(bytes as ReadableStream<Uint8Array>, {status, headers});
  };
}

/** Whether the path is that of an audio file. */
export function isSoundPath(pathname: string): boolean {
  return pathname.startsWith(FILES_PATH) && soundTypeOf(pathname) !== null;
}
