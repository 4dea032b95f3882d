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

function declared(length: number, type = 'application/json'): Request {
  return new Request('https://shop.example/cart', {
    method: 'POST',
    body: 'x',
    headers: {'content-length': String(length), 'content-type': type},
  });
}

describe('the body of a request', () => {
  it.each([
    'routes/cart',
    'routes/($locale).contact',
    'routes/unsubscribe',
    'routes/api.new',
    null,
  ])('that says it is too long is refused unread by %s', (routeId) => {
    expect(limitBody(declared(LIMIT_BYTES), routeId)).not.toBeNull();
    expect(limitBody(declared(LIMIT_BYTES + 1), routeId)).toBeNull();
  });

  it('of a commission may hold ten pictures of 10 MB, in parts', () => {
    const bytes = 100 * 1024 * 1024;
    const type = 'multipart/form-data; boundary=x';
    expect(limitBody(declared(bytes, type), 'routes/($locale).commissions')).not.toBeNull();
    expect(
      limitBody(declared(bytes + 1024 * 1024, type), 'routes/($locale).commissions'),
    ).toBeNull();
    expect(limitBody(declared(LIMIT_BYTES + 1), 'routes/($locale).commissions')).toBeNull();
  });

  it('of a single picture is counted by its own route', () => {
    const request = declared(11 * 1024 * 1024);
    expect(limitBody(request, 'routes/($locale).api.reference-image')).toBe(request);
  });

  it('that does not say so is read to the limit', async () => {
    const {request} = chunked(LIMIT_BYTES);
    const body = await limitBody(request, 'routes/cart')!.arrayBuffer();
    expect(body.byteLength).toBe(LIMIT_BYTES);
  });

  it('is not read beyond it', async () => {
    const post = chunked(100 * LIMIT_BYTES);
    await expect(limitBody(post.request, 'routes/cart')!.text()).rejects.toThrow(BodyTooLargeError);
    await expect.poll(() => post.isCancelled).toBe(true);
  });

  it('that is none stays as it is', () => {
    const request = new Request('https://shop.example/cart');
    expect(limitBody(request, 'routes/cart')).toBe(request);
  });
});
