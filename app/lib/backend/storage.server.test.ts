import sharp from 'sharp';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createRequestLog} from '~/lib/observability/request-log';
import {uploadReferenceImage} from './storage.server';

const ENV = {
  SUPABASE_URL: 'https://backend.example/',
  SUPABASE_ANON_KEY: 'anon',
  SHOP_FORWARD_SECRET: 'forward-secret',
} as Env;
const API = 'https://backend.example/storage/v1/object';
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

interface Asked {
  wants: 'upload' | 'read';
  path: string;
  bytes?: number;
}

/** A storage that accepts every upload, and records it, with the function that signs its URLs. */
function aStorage({store, signs = 200}: {store?: typeof fetch; signs?: number} = {}) {
  const taken: {url: string; method: string; headers: Headers; bytes: number}[] = [];
  const asked: Asked[] = [];
  const fetchStorage: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/functions/v1/reference-image')) {
      const body = (await request.json()) as Asked;
      asked.push(body);
      if (signs !== 200) return Response.json({error: {message: 'No'}}, {status: signs});
      const kind = body.wants === 'upload' ? 'upload/sign' : 'sign';
      return Response.json({url: `${API}/${kind}/commission-references/${body.path}?token=a.b.c`});
    }
    if (store) return store(request);
    const {byteLength} = await request.arrayBuffer();
    // An aborted upload ends, however its body does.
    request.signal.throwIfAborted();
    const {url, method, headers} = request;
    taken.push({url, method, headers, bytes: byteLength});
    return Response.json({Key: 'x'});
  };
  return {taken, asked, fetchStorage};
}

function upload(
  body: ReadableStream<Uint8Array>,
  fetchStorage: typeof fetch,
  // Without one, a minute: a busy machine may stand still for seconds, and nothing of it may count as stalled.
  stallLimitMs?: number,
) {
  const image = {body, name: 'The cove.jpeg', index: 3};
  const context = {env: ENV, buyerIp: '203.0.113.7', requestLog};
  return uploadReferenceImage(context, image, {fetchStorage, stallLimitMs});
}

describe('uploadReferenceImage', () => {
  it('puts the picture at the signed URL, and returns the signed URL to read it', async () => {
    const {taken, asked, fetchStorage} = aStorage();
    const image = await upload(aBody([picture]), fetchStorage);
    const [object] = taken;
    const path = asked[0]?.path ?? '';
    expect(path).toMatch(/^[0-9a-f-]{36}\/\d{13}-3-The-cove\.png$/);
    expect(asked).toEqual([
      {wants: 'upload', path},
      // Those that came.
      {wants: 'read', path, bytes: picture.byteLength},
    ]);
    expect(object).toMatchObject({
      method: 'PUT',
      url: `${API}/upload/sign/commission-references/${path}?token=a.b.c`,
    });
    expect(Object.fromEntries(object?.headers ?? [])).toMatchObject({
      'content-type': 'image/png',
      'x-upsert': 'false',
    });
    expect(object?.headers.has('authorization')).toBe(false);
    expect(object?.bytes).toBeGreaterThan(0);
    expect(image).toEqual({
      ok: true,
      url: `${API}/sign/commission-references/${path}?token=a.b.c`,
    });
  });

  it.each([
    [429, 'too-many'],
    [403, 'unavailable'],
    [500, 'unavailable'],
  ])('stores nothing when the function responds with %i', async (signs, fault) => {
    const {taken, fetchStorage} = aStorage({signs});
    expect(await upload(aBody([picture]), fetchStorage)).toEqual({ok: false, fault});
    expect(taken).toEqual([]);
  });

  it('fails when the visitor’s stream stalls, at the first byte or in the middle', async () => {
    for (const pieces of [[], [picture.slice(0, 100)]]) {
      const {taken, fetchStorage} = aStorage();
      const image = await upload(aBody(pieces, {isSilent: true}), fetchStorage, STALL_MS);
      expect(image).toEqual({ok: false, fault: 'unavailable'});
      expect(taken).toEqual([]);
    }
  });

  it('fails when the storage does not respond', async () => {
    const silent = (request: Request) =>
      new Promise((_, reject) => {
        // Names the request, which Node otherwise forgets while nothing else does.
        request.signal.addEventListener('abort', () => reject(new Error(`aborted ${request.url}`)));
      });
    const {fetchStorage} = aStorage({store: silent as typeof fetch});
    expect(await upload(aBody([picture]), fetchStorage, STALL_MS)).toEqual({
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
