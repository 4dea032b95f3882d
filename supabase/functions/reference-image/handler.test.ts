import {describe, expect, it} from 'vitest';
import {LIMITS} from '../_shared/contracts/limits.ts';
import {IMAGE_PREFIX, signedBy, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';
import type {Reencode} from './reencode.ts';

const MEGABYTE = 1024 * 1024;
const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);

const context = await useTestContext();
const {database} = context;

interface Posted {
  query?: Record<string, string>;
  bytes?: number;
  /** The visitor's. */
  address?: string;
  reencode?: Reencode;
}

function send({
  query = {},
  bytes = 3,
  address = '203.0.113.9',
  reencode = async () => ({jpeg: JPEG}),
}: Posted = {}) {
  const search = new URLSearchParams({index: '0', name: 'Cove.HEIC', ...query});
  const url = `https://project.supabase.example/functions/v1/reference-image?${search}`;
  const body = new Uint8Array(bytes);
  const headers = signedBy(address);
  return createHandler(context, reencode)(new Request(url, {method: 'POST', body, headers}));
}

describe('reference-image', () => {
  it('stores the JPEG, and returns a URL that is valid for a day', async () => {
    const {url} = (await (await send()).json()) as {url: string};
    const [[path, jpeg] = []] = context.storedImages;
    expect(path).toMatch(/^[0-9a-f-]{36}\/\d{13}-0-Cove\.jpg$/);
    expect(jpeg).toEqual(JPEG);
    expect(url).toBe(`${IMAGE_PREFIX}${path}?token=${24 * 60 * 60}`);
  });

  it.each(['', '-1', '10', '1.5', 'a', '007'])('rejects the index %j', async (index) => {
    expect((await send({query: {index}})).status).toBe(400);
  });

  it('accepts 10 MB, and not one byte more', async () => {
    expect((await send({bytes: LIMITS.imageBytes})).status).toBe(200);
    const refused = await send({bytes: LIMITS.imageBytes + 1});
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      error: {message: 'The picture is larger than 10 MB'},
    });
    expect(context.storedImages.size).toBe(1);
  });

  it.each([
    ['not-a-picture', 415, 'Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC picture'],
    ['too-many-pixels', 413, 'The picture has too many pixels'],
    ['broken', 400, 'The picture seems to be damaged'],
  ] as const)('stores no file that is %s, and says so', async (problem, status, message) => {
    const response = await send({reencode: async () => ({problem})});
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: {message: expect.stringContaining(message) as string},
    });
    expect(context.storedImages.size).toBe(0);
  });

  /** Sets the counters that end within an hour, or those of a day. */
  const spend = (period: 'hour' | 'day', of: 'pictures' | 'kB', count: number) =>
    database.query(
      `update public.rate_limits set count = $1
       where (window_ends_at > '2026-11-21T13:00:00Z') = $2 and (count > 1) = $3`,
      [count, period === 'day', of === 'kB'],
    );

  it.each([
    ['60 pictures an hour', 'hour', 'pictures', 59],
    ['200 pictures a day', 'day', 'pictures', 199],
    ['300 MB an hour', 'hour', 'kB', 290 * 1024],
    ['1,000 MB a day', 'day', 'kB', 990 * 1024],
  ] as const)('accepts %s from one network, and more from others', async (_, period, of, count) => {
    context.setLimits(true);
    const bytes = 10 * MEGABYTE;
    await send({bytes});
    await spend(period, of, count);
    expect((await send({bytes})).status).toBe(200);
    const refused = await send({bytes});
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(period === 'day' ? '86400' : '3600');
    expect(context.storedImages.size).toBe(2);
    expect((await send({bytes, address: '203.0.113.10'})).status).toBe(200);
  });

  it('accepts a thousand files a day in all, from however many networks', async () => {
    context.setLimits(true);
    await send();
    await spend('day', 'pictures', 999);
    expect((await send({address: '203.0.113.10'})).status).toBe(200);
    expect((await send({address: '203.0.113.11'})).status).toBe(429);
    context.setNow(new Date('2026-11-22T12:00:00Z'));
    expect((await send({address: '203.0.113.11'})).status).toBe(200);
  });
});
