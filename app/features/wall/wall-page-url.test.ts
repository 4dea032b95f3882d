import {expect, it} from 'vitest';
import {wallPageUrl} from './wall-page-url';

it.each([
  ['/product/first-light?size=16×20+in', 'size=16%C3%9720+in&wall='],
  ['/product/first-light?wall#top', 'wall='],
  ['/shortlist?works=1,2', 'wall='],
])('leads from %s to the work and its wall', (here, search) => {
  expect(wallPageUrl('/product/first-light', new URL(here, 'https://shop.example'))).toBe(
    `https://shop.example/product/first-light?${search}`,
  );
});
