import {describe, expect, it} from 'vitest';
import {notFoundEntry} from '~/lib/not-found';

const pathOf = (path: string) =>
  (JSON.parse(notFoundEntry(`https://shop.example${path}`)) as {path: string}).path;

describe('notFoundEntry', () => {
  it('is one line that names event, status and path', () => {
    expect(notFoundEntry('https://shop.example/no/such/page')).toBe(
      '{"event":"not-found","status":404,"path":"/no/such/page"}',
    );
  });

  it('leaves the query out', () => {
    expect(pathOf('/nope?email=ada@example.com#part')).toBe('/nope');
  });

  it.each([
    '/a\nINFO all is well',
    '/a%0d%0aINFO',
    '/a\u0000b',
    '/a\u001b[31mred',
    '/a\u2028b',
    '/"}',
  ])('lets no control character of %j into the log', (path) => {
    expect(notFoundEntry(`https://shop.example${path}`)).toMatch(/^[\x20-\x7e]+$/);
  });

  it.each([
    [500, 500],
    [501, 500],
    [9000, 500],
  ])('keeps of a path of %i characters %i', (length, kept) => {
    expect(pathOf(`/${'a'.repeat(length - 1)}`)).toHaveLength(kept);
  });
});
