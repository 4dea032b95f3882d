import sharp from 'sharp';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createRequestLog} from '~/lib/observability/request-log';
import {uploadReferenceImage} from './storage.server';

const ENV = {SUPABASE_URL: 'https://backend.example/', SUPABASE_ANON_KEY: 'anon'} as Env;
const STALL_MS = 30;
const requestLog = createRequestLog(new Request('https://shop.example/'), {
  writesEveryRequest: false,
  sendsServerTiming: false,
});

let picture: Uint8Array;
beforeAll(async () => {
  picture = await sharp({create: {width: 64, height: 64, channels: 3, background: '#17586a'}})
    .png()
    .toBuffer();
});
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** A file stream of these chunks that then ends or stalls. */
function aBody(pieces: Uint8Array[], {isSilent = false} = {}): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else if (isSilent) return new Promise(() => {});
      else controller.close();
    },
  });
}

/** A storage that accepts every upload, and records it. */
function aStorage() {
  const taken: {url: string; headers: Headers; bytes: number}[] = [];
  const fetchStorage = async (request: Request) => {
    const {byteLength} = await request.arrayBuffer();
    taken.push({url: request.url, headers: request.headers, bytes: byteLength});
    return Response.json({Key: 'x'});
  };
  return {taken, fetchStorage: fetchStorage as typeof fetch};
}

function upload(body: ReadableStream<Uint8Array>, fetchStorage: typeof fetch) {
  const image = {body, name: 'The cove.jpeg', index: 3};
  return uploadReferenceImage({env: ENV, requestLog}, image, {
    fetchStorage,
    stallLimitMs: STALL_MS,
  });
}

describe('uploadReferenceImage', () => {
  it('posts the picture in Supabase’s protocol, and returns its public URL', async () => {
    const {taken, fetchStorage} = aStorage();
    const image = await upload(aBody([picture]), fetchStorage);
    const [object] = taken;
    const api = 'https://backend.example/storage/v1/object/';
    expect(object?.url).toMatch(
      new RegExp(`^${api}commission-references/[0-9a-f-]{36}/\\d{13}-3-The-cove\\.png$`),
    );
    expect(Object.fromEntries(object?.headers ?? [])).toMatchObject({
      apikey: 'anon',
      authorization: 'Bearer anon',
      'content-type': 'image/png',
      'x-upsert': 'false',
    });
    expect(object?.bytes).toBeGreaterThan(0);
    expect(image).toEqual({ok: true, url: object?.url.replace('/object/', '/object/public/')});
  });

  it('fails when the visitor’s stream stalls, at the first byte or in the middle', async () => {
    for (const pieces of [[], [picture.slice(0, 100)]]) {
      const {taken, fetchStorage} = aStorage();
      const image = await upload(aBody(pieces, {isSilent: true}), fetchStorage);
      expect(image).toEqual({ok: false, fault: 'unavailable'});
      expect(taken).toEqual([]);
    }
  });

  it('fails when the storage does not respond', async () => {
    const silent = (request: Request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    expect(await upload(aBody([picture]), silent as typeof fetch)).toEqual({
      ok: false,
      fault: 'unavailable',
    });
  });

  it('returns `broken` for a truncated picture, whatever the storage responded', async () => {
    const {fetchStorage} = aStorage();
    expect(await upload(aBody([picture.slice(0, -20)]), fetchStorage)).toEqual({
      ok: false,
      fault: 'broken',
    });
  });

  it('writes no file name into the log', async () => {
    await upload(aBody([]), aStorage().fetchStorage);
    expect(console.error).toHaveBeenCalledOnce();
    expect(vi.mocked(console.error).mock.calls.flat().join(' ')).not.toContain('cove');
  });
});
