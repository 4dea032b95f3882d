import {describe, expect, it} from 'vitest';
import {isRecord, readJson} from './read-json';

describe('readJson', () => {
  it('returns a value that is accepted', async () => {
    expect(await readJson(Response.json({a: 1}), isRecord)).toEqual({a: 1});
  });

  it.each([
    ['another value', Response.json('a')],
    ['a page', new Response('<!doctype html>')],
    ['nothing', new Response(null, {status: 204})],
  ])('returns null for %s', async (_, response) => {
    expect(await readJson(response, isRecord)).toBeNull();
  });

  it('rejects when the connection breaks', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('broken off')),
    });
    await expect(readJson(new Response(body), isRecord)).rejects.toThrow('broken off');
  });
});
