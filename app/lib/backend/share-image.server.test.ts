import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {drawShareImage} from './share-image.server';
import {aFunctionContext} from '../../../tests/support/app/a-function-context';

const CONTEXT = aFunctionContext();
const CARD = {title: 'Sea', line: null, picture: 'https://cdn.example/sea.jpg'};
const JPEG = {'content-type': 'image/jpeg'};

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});
afterEach(() => vi.restoreAllMocks());

describe('drawShareImage', () => {
  it('sends the card with the key and returns the picture', async () => {
    const requests: Request[] = [];
    const image = await drawShareImage(CONTEXT, CARD, async (url, init) => {
      requests.push(new Request(url, init));
      return new Response(new Uint8Array([1, 2, 3]), {headers: JPEG});
    });
    expect([...new Uint8Array(image!)]).toEqual([1, 2, 3]);
    expect(requests[0]?.url).toBe('https://backend.example/functions/v1/share-image');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer anon.jwt.key');
    expect(await requests[0]?.json()).toEqual(CARD);
    expect(logged).toEqual([]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['fails', async () => new Response('{}', {status: 500})],
    ['fails with a picture', async () => new Response('x', {status: 500, headers: JPEG})],
    ['rejects it', async () => Response.json({error: {message: 'No'}}, {status: 404})],
    ['responds with something else', async () => Response.json({ok: true, id: '1'})],
    ['is not there', () => Promise.reject(new TypeError('connection refused'))],
    [
      'breaks off',
      async () =>
        new Response(new ReadableStream({start: (body) => body.error(new Error('gone'))}), {
          headers: JPEG,
        }),
    ],
  ])('returns null and logs once when the function %s', async (_, fetchFunction) => {
    expect(await drawShareImage(CONTEXT, CARD, fetchFunction)).toBeNull();
    expect(logged).toHaveLength(1);
  });
});
