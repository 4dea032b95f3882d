import {describe, expect, it} from 'vitest';
import {signVisitor, verifyVisitor} from './visitor-signature.ts';

const SECRET = 'a secret of the shop';
const ADDRESS = '203.0.113.7';
const NOW_MS = Date.parse('2026-11-22T12:00:00Z');
const MINUTE_MS = 60_000;

const signed = async (address: string | null = ADDRESS) =>
  new Headers(await signVisitor(SECRET, address, NOW_MS));

describe('a visitor’s IP address', () => {
  it.each([ADDRESS, '2001:db8::1', null])(
    '%s is trusted when the shop signed it',
    async (address) => {
      expect(await verifyVisitor(SECRET, await signed(address), NOW_MS)).toEqual({address});
    },
  );

  it('is rejected without the shop’s signature', async () => {
    const unsigned = new Headers({'x-visitor-address': ADDRESS, 'x-forwarded-for': ADDRESS});
    expect(await verifyVisitor(SECRET, unsigned, NOW_MS)).toBeNull();
    expect(await verifyVisitor('another secret', await signed(), NOW_MS)).toBeNull();
  });

  it.each<[string, (headers: Headers) => void]>([
    ['another address', (headers) => headers.set('x-visitor-address', '203.0.113.8')],
    ['no address', (headers) => headers.delete('x-visitor-address')],
    [
      'another time',
      (headers) => {
        const signature = headers.get('x-visitor-signature') ?? '';
        headers.set('x-visitor-signature', `${NOW_MS + 1}.${signature.split('.')[1]}`);
      },
    ],
    ['no signature', (headers) => headers.set('x-visitor-signature', '')],
    ['half a signature', (headers) => headers.set('x-visitor-signature', `${NOW_MS}.ab`)],
  ])('isn’t trusted with %s', async (_, change) => {
    const headers = await signed();
    change(headers);
    expect(await verifyVisitor(SECRET, headers, NOW_MS)).toBeNull();
  });

  it('is trusted for five minutes', async () => {
    const headers = await signed();
    expect(await verifyVisitor(SECRET, headers, NOW_MS + 5 * MINUTE_MS)).not.toBeNull();
    expect(await verifyVisitor(SECRET, headers, NOW_MS - 5 * MINUTE_MS)).not.toBeNull();
    expect(await verifyVisitor(SECRET, headers, NOW_MS + 5 * MINUTE_MS + 1)).toBeNull();
  });
});
