import {describe, expect, it} from 'vitest';
import {cdnUrl, cdnSrcSet, largestWidth, shareRendition} from './cdn-image';

const URL_OF_ONE = 'https://cdn.shopify.com/files/tide.jpg?v=17';
const widthsOf = (srcSet: string) => srcSet.split(', ').map((part) => part.split(' ')[1]);

describe('a CDN URL', () => {
  it('keeps the version of the picture, and has one width', () => {
    expect(cdnUrl(`${URL_OF_ONE}&width=9`, {width: 400})).toBe(`${URL_OF_ONE}&width=400`);
  });
});

describe('the renditions of a picture', () => {
  it.each([
    [319, ['319w']],
    [320, ['320w']],
    [321, ['320w', '321w']],
    [1000, ['320w', '480w', '640w', '800w', '960w', '1000w']],
  ])('end at its own %i pixels', (width, widths) => {
    expect(widthsOf(cdnSrcSet({url: URL_OF_ONE, width, height: 500}, 'page'))).toEqual(widths);
  });

  it.each([[3000], [3001], [null], [undefined]])('end at 3000 pixels for one of %s', (width) => {
    expect(largestWidth({width})).toBe(3000);
  });
});

describe('the picture of a shared link', () => {
  it.each([
    ['large enough', 2400, 3000, 1200, 630],
    ['just large enough', 1200, 630, 1200, 630],
    ['half as wide', 600, 3000, 600, 315],
    ['half as high', 3000, 315, 600, 315],
    ['of unknown size', null, null, 1200, 630],
  ])('of one that is %s is 1.91:1 as far as its pixels allow', (_, width, height, ...expected) => {
    const share = shareRendition({url: URL_OF_ONE, width, height});
    expect([share.width, share.height]).toEqual(expected);
    const parameters = new URL(share.url).searchParams;
    expect(['width', 'height', 'crop', 'format'].map((name) => parameters.get(name))).toEqual([
      ...expected.map(String),
      'center',
      'jpg',
    ]);
  });
});
