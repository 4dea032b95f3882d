import {describe, expect, it} from 'vitest';
import {isPanorama, isUpright, pictureSizes} from './product-pictures';

const REM = 16;

interface Window {
  width: number;
  height: number;
}

/** The width that a browser selects from `sizes`, in pixels: that of the first entry whose conditions all match. */
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
  const [, name, value, divisor = '1'] = /^\(([a-z-]+): ([\d.]+|[a-z]+)(?:em)?(?:\/(\d+))?\)$/.exec(
    condition,
  )!;
  switch (name) {
    case 'min-width':
      return width >= Number(value) * REM;
    case 'max-height':
      return height <= Number(value) * REM;
    case 'orientation':
      return (width > height ? 'landscape' : 'portrait') === value;
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
  it.each(shapes)(
    'is the lesser of its column and a share of the window’s height: %s',
    (_, size) => {
      const image = {url: 'https://cdn.shopify.com/a.jpg', ...size};
      const isAbove = isPanorama(image);
      const onDesktop = isAbove ? {vw: 93, rem: 107} : {vw: 60, rem: 76};
      const onTablet = {vw: isAbove ? 93 : 53, rem: 107};
      for (const window of windows) {
        const {width, height} = window;
        const onPhone = {vw: 100, rem: 64};
        const isTablet = width >= 48 * REM && (isUpright(image) || isAbove || width > height);
        const {vw, rem} = width >= 64 * REM ? onDesktop : isTablet ? onTablet : onPhone;
        const byHeight = (Math.round((84 * size.width) / size.height) * height) / 100;
        const byColumn = Math.min((vw / 100) * width, rem * REM);
        expect([width, height, chosenWidth(pictureSizes(image), window)]).toEqual([
          width,
          height,
          expect.closeTo(Math.min(byColumn, byHeight), -0.5),
        ]);
      }
    },
  );
});
