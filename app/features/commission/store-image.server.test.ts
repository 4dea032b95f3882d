import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LIMITS} from '#contracts/limits';
import en from '~/words/en/server';
import {storeImage} from './store-image.server';
import {aFunctionContext} from '../../../tests/support/app/a-function-context';

const CONTEXT = {...aFunctionContext(), words: en};
const URL_OF_IMAGE = 'https://backend.example/storage/v1/object/sign/commission-references/a.jpg';
const UNAVAILABLE = 'The picture couldn’t be uploaded. Please try again later.';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.unstubAllGlobals());

/** The function `reference-image`, which reads the complete body. Returns its calls. */
function aFunction(response: () => Response = () => Response.json({url: URL_OF_IMAGE})) {
  const calls: {request: Request; bytes: number}[] = [];
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const request = new Request(input, init);
    const {byteLength: bytes} = await request.arrayBuffer();
    calls.push({request, bytes});
    return response();
  });
  return calls;
}

const store = (body: ReadableStream<Uint8Array>) =>
  storeImage(CONTEXT, {body, name: 'The cove.jpeg', index: '3'});

const rejection = (status: number, message: string) => () =>
  Response.json({error: {code: 'bad_request', message}}, {status});

describe('the upload of a picture', () => {
  it('sends the file to the function, and returns the signed URL', async () => {
    const calls = aFunction();
    const image = await store(new Blob(['pixels']).stream());
    expect(image).toEqual({ok: true, url: URL_OF_IMAGE});
    const {request, bytes} = calls[0]!;
    expect(request.url).toBe(
      'https://backend.example/functions/v1/reference-image?index=3&name=The+cove.jpeg&language=en',
    );
    expect(request.headers.get('content-type')).toBe('application/octet-stream');
    expect(request.headers.has('x-visitor-signature')).toBe(true);
    expect(bytes).toBe(6);
  });

  it('returns the function’s message about the file, with its status', async () => {
    aFunction(rejection(415, 'No picture'));
    expect(await store(new Blob(['text']).stream())).toEqual({
      ok: false,
      message: 'No picture',
      status: 415,
    });
  });

  it.each([
    ['fails', rejection(500, 'Please try again later')],
    ['is another network’s page', () => new Response('<html>')],
  ])('allows a retry when the function %s', async (_, response) => {
    aFunction(response);
    const image = await store(new Blob(['pixels']).stream());
    expect(image).toEqual({ok: false, message: UNAVAILABLE, status: 502});
  });

  it('stops sending a file once it exceeds the limit', async () => {
    const calls = aFunction(rejection(413, 'Too large'));
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    expect(await store(endless)).toMatchObject({ok: false, status: 413});
    expect(calls[0]?.bytes).toBeGreaterThan(LIMITS.imageBytes);
    expect(sent).toBeLessThan(LIMITS.imageBytes + 4 * 65_536);
  });

  it('ends the body when the visitor leaves, and logs no file name', async () => {
    const left = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('connection lost')),
    });
    aFunction(rejection(400, 'Damaged'));
    expect(await store(left)).toMatchObject({ok: false, status: 400});
    expect(console.error).toHaveBeenCalledOnce();
    expect(vi.mocked(console.error).mock.calls.flat().join(' ')).not.toContain('cove');
  });
});
