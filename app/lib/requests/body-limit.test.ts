import {describe, expect, it} from 'vitest';
import {BodyTooLargeError, limitBody} from './body-limit';

const LIMIT_BYTES = 65_536;

/** A post without a Content-Length, in chunks of 1 kB. `isCancelled` tells whether the sender was stopped. */
function chunked(length: number) {
  let left = length;
  const post = {
    isCancelled: false,
    request: new Request('https://shop.example/cart', {
      method: 'POST',
      body: new ReadableStream<Uint8Array>({
        pull(controller) {
          const size = Math.min(left, 1024);
          if (size === 0) return controller.close();
          left -= size;
          controller.enqueue(new Uint8Array(size));
        },
        cancel: () => void (post.isCancelled = true),
      }),
      duplex: 'half',
    } as RequestInit),
  };
  return post;
}

function declared(length: number, path: string, type = 'application/json'): Request {
  return new Request(`https://shop.example${path}`, {
    method: 'POST',
    body: 'x',
    headers: {'content-length': String(length), 'content-type': type},
  });
}

describe('the body of a request', () => {
  it.each(['/cart', '/contact', '/unsubscribe', '/no/such/page'])(
    'with too large a declared length is rejected unread by %s',
    (path) => {
      expect(limitBody(declared(LIMIT_BYTES, path))).not.toBeNull();
      expect(limitBody(declared(LIMIT_BYTES + 1, path))).toBeNull();
    },
  );

  it.each(['/commissions', '/fr/Commissions', '/commissions/progress/x', '/commissions.data'])(
    'of a commission may hold ten pictures of 10 MB, in parts: %s',
    (path) => {
      const bytes = 100 * 1024 * 1024;
      const type = 'multipart/form-data; boundary=x';
      expect(limitBody(declared(bytes, path, type))).not.toBeNull();
      expect(limitBody(declared(bytes + 1024 * 1024, path, type))).toBeNull();
      expect(limitBody(declared(LIMIT_BYTES + 1, path))).toBeNull();
    },
  );

  it('of a single picture is counted by its own route', () => {
    const request = declared(11 * 1024 * 1024, '/fr/api/reference-image');
    expect(limitBody(request)).toBe(request);
  });

  it('without a declared length is read up to the limit', async () => {
    const {request} = chunked(LIMIT_BYTES);
    const body = await limitBody(request)!.arrayBuffer();
    expect(body.byteLength).toBe(LIMIT_BYTES);
  });

  it('is not read beyond the limit', async () => {
    const post = chunked(100 * LIMIT_BYTES);
    await expect(limitBody(post.request)!.text()).rejects.toThrow(BodyTooLargeError);
    await expect.poll(() => post.isCancelled).toBe(true);
  });

  it('is left alone when there is none', () => {
    const request = new Request('https://shop.example/cart');
    expect(limitBody(request)).toBe(request);
  });
});
