import {describe, expect, it} from 'vitest';
import {imageUrl} from './image-url';

const ORIGIN = 'http://shop.test:3001';
const PATH = '/cdn/shop/files/sea.jpg?v=1';

type Transform = Parameters<typeof imageUrl>[2];

const CASES: readonly (readonly [string, Transform, string])[] = [
  ['no transformation', null, ''],
  ['width', {maxWidth: 300}, '&width=300'],
  ['height', {maxHeight: 200}, '&height=200'],
  ['scale', {maxWidth: 300, maxHeight: 200, scale: 2}, '&width=600&height=400'],
  ['a side beyond the limit', {maxWidth: 9000}, '&width=5760'],
  ['a side below the limit', {maxWidth: 0}, '&width=1'],
  ['crop', {maxWidth: 10, crop: 'CENTER' as never}, '&width=10&crop=center'],
  ['format', {preferredContentType: 'WEBP' as never}, '&format=webp'],
];

describe('imageUrl', () => {
  it.each(CASES)("adds the CDN's parameters for %s", (_name, transform, parameters) => {
    expect(imageUrl(ORIGIN, PATH, transform)).toBe(`${ORIGIN}${PATH}${parameters}`);
  });

  it('does not change an image of another server', () => {
    const url = 'https://example.com/sea.jpg';
    expect(imageUrl(ORIGIN, url, {maxWidth: 300})).toBe(url);
  });
});
