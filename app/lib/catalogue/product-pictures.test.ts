import {describe, expect, it} from 'vitest';
import {pictureSizes} from './product-pictures';

const REM = 16;

interface Window {
  width: number;
  height: number;
}

/** The width that a browser selects from `sizes`: that of the first entry whose conditions all match, in pixels. */
function chosenWidth(sizes: string, window: Window): number {
  for (const entry of sizes.split(', ')) {
    const [, conditions, value] = /^((?:\(.*\))?) ?(\S+)$/.exec(entry)!;
    if ((conditions || null)?.split(' and ').every((one) => holds(one, window)) ?? true) {
      return pixels(value!, window);
    }
  }
  throw new Error(`Nothing holds: ${sizes}`);
}

function holds(condition: string, {width, height}: Window): boolean {
  const [, name, value, divisor = '1'] = /^\(([a-z-]+): ([\d.]+)(?:em)?(?:\/(\d+))?\)$/.exec(
    condition,
  )!;
  switch (name) {
    case 'min-width':
      return width >= Number(value) * REM;
    case 'max-height':
      return height <= Number(value) * REM;
    case 'min-aspect-ratio':
      return width / height >= Number(value) / Number(divisor);
    default:
      throw new Error(`What is ${condition}?`);
  }
}

function pixels(value: string, {width, height}: Window): number {
  const [, number, unit] = /^([\d.]+)(vw|vh|rem)$/.exec(value)!;
  return (
    Number(number) * {vw: width / 100, vh: height / 100, rem: REM}[unit as 'vw' | 'vh' | 'rem']
  );
}

describe('the width of a picture on a product page', () => {
  const windows = [320, 390, 768, 1023, 1024, 1280, 1344, 1440, 1920, 2560].flatMap((width) =>
    [360, 664, 844, 900, 1080, 1440].map((height) => ({width, height})),
  );

  const shapes = [
    ['tall', {width: 1600, height: 2400}],
    ['square', {width: 2000, height: 2000}],
    ['wide', {width: 3000, height: 1500}],
    ['very wide', {width: 3000, height: 750}],
  ] as const;
  const kinds = [
    ['the only one', false, 86],
    ['one of several', true, 80],
  ] as const;

  it.each(
    shapes.flatMap(([shape, size]) =>
      kinds.map(([kind, hasSeveral, vw]) => ({shape, size, kind, hasSeveral, vw})),
    ),
  )(
    'is the least of its column and 72 % of the window’s height: $shape, $kind',
    ({size, hasSeveral, vw}) => {
      const sizes = pictureSizes({url: 'https://cdn.shopify.com/a.jpg', ...size}, hasSeveral);
      for (const window of windows) {
        const {width, height} = window;
        const byHeight = (Math.round((72 * size.width) / size.height) * height) / 100;
        const byColumn =
          width >= 64 * REM ? Math.min(0.47 * width, 39.5 * REM) : (vw / 100) * width;
        expect([width, height, chosenWidth(sizes, window)]).toEqual([
          width,
          height,
          expect.closeTo(Math.min(byColumn, byHeight), -0.5),
        ]);
      }
    },
  );
});
