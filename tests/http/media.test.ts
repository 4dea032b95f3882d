import sharp from 'sharp';
import {beforeAll, describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

let about: string;
const shop = useSharedShop();
beforeAll(async () => {
  about = (await shop.get('/about')).html;
});

/** The values of an attribute of all elements with that name. */
const attributes = (html: string, element: string, name: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*?\\b${name}="([^"]*)"`, 'g'))].map(
    ([, value]) => value ?? '',
  );

describe('a video of the studio', () => {
  it('has the browser’s controls until the scripts run, and the row has no arrows', () => {
    expect(about.match(/<video[^>]* controls=""/g)).toHaveLength(4);
    expect(about).toMatch(/<div class="[^"]*\binvisible\b[^"]*"><button[^>]*>.*Previous video/s);
  });

  it('has two formats, each of them small', async () => {
    const sources = attributes(about, 'source', 'src').filter((src) => src.includes('/videos/'));
    expect(sources).toHaveLength(8);
    for (const src of sources) {
      const {headers} = await shop.get(src, {method: 'HEAD'});
      expect(headers.get('content-type')).toBe(`video/${src.split('.').at(-1)}`);
      expect(Number(headers.get('content-length'))).toBeLessThan(1_300_000);
    }
  });

  it('has captions and a poster in several sizes, all of which exist', async () => {
    const tracks = attributes(about, 'track', 'src');
    expect(tracks).toHaveLength(4);
    const posters = attributes(about, 'img', 'srcSet')
      .flatMap((srcSet) => srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''))
      .filter((path) => path.includes('/video-'));
    expect(posters).toHaveLength(10);
    for (const path of new Set([...tracks, ...posters])) {
      expect((await shop.get(path)).status, path).toBe(200);
    }
  });
});

it('every icon linked in the head exists', async () => {
  const icons = about.match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g) ?? [];
  expect(icons).toHaveLength(3);
  for (const link of icons) {
    const [href = ''] = attributes(link, 'link', 'href');
    expect((await shop.get(href)).status, href).toBe(200);
  }
});

it('pages without their own picture share one of 1200 by 630', async () => {
  const [image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(about)?.slice(1) ?? [];
  const picture = await fetch(new URL(image, shop.url));
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

describe('a picture with several sizes', () => {
  it.each([
    '/',
    '/collections/prints',
    '/collections/originals',
    '/product/first-light',
    '/product/the-long-gale',
    '/product/first-light/early-access',
    '/about',
    '/gallery',
    '/gallery?work=fog-signal',
    '/no/such/page',
  ])('has on %s `sizes` that every browser can evaluate', async (path) => {
    const {html} = await shop.get(path);
    const widths = [
      ...attributes(html, 'img', 'sizes'),
      ...attributes(html, 'source', 'sizes'),
      ...attributes(html, 'link', 'imagesizes'),
    ];
    expect(widths).not.toEqual([]);
    // WebKit ignores a `sizes` entry with one of these, assumes 100vw and downloads too large a file.
    expect(widths.filter((width) => /\b(min|max|clamp)\(/.test(width))).toEqual([]);
  });
});
