import {invert, project, type Corners, type Homography} from './homography';

/** Pixels as a canvas has them: RGBA, one byte each, not premultiplied. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A part of a picture in whole pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of a picture around corners, within the picture; null when they are outside. */
export function boxAround(corners: Corners, picture: {width: number; height: number}): Box | null {
  const limit = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const across = corners.map(({x}) => x);
  const down = corners.map(({y}) => y);
  const left = limit(Math.floor(Math.min(...across)), picture.width);
  const top = limit(Math.floor(Math.min(...down)), picture.height);
  const width = limit(Math.ceil(Math.max(...across)), picture.width) - left;
  const height = limit(Math.ceil(Math.max(...down)), picture.height) - top;
  return width > 0 && height > 0 ? {left, top, width, height} : null;
}

/**
 * Draws `source` over the pixels of a part of a picture, as `map` takes the source's pixels to the picture's. Bilinear:
 * the source should have about the resolution that it is drawn at.
 */
export function warpOnto(target: Pixels, {left, top}: Box, source: Pixels, map: Homography): void {
  const back = invert(map);
  if (!back) return;
  for (let row = 0; row < target.height; row += 1) {
    for (let column = 0; column < target.width; column += 1) {
      const from = project(back, {x: left + column + 0.5, y: top + row + 0.5});
      if (from) blend(target.data, (row * target.width + column) * 4, source, from.x, from.y);
    }
  }
}

/** Mixes the source's colour at a place between its pixels over one pixel of the target. */
function blend(target: Uint8ClampedArray, at: number, source: Pixels, x: number, y: number): void {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [across, down] = [x - 0.5 - left, y - 0.5 - top];
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner += 1) {
    const [column, row] = [left + (corner & 1), top + (corner >> 1)];
    if (column < 0 || row < 0 || column >= source.width || row >= source.height) continue;
    const from = (row * source.width + column) * 4;
    const share = (corner & 1 ? across : 1 - across) * (corner >> 1 ? down : 1 - down);
    const opacity = (share * source.data[from + 3]!) / 255;
    red += source.data[from]! * opacity;
    green += source.data[from + 1]! * opacity;
    blue += source.data[from + 2]! * opacity;
    alpha += opacity;
  }
  if (alpha === 0) return;
  target[at] = red + target[at]! * (1 - alpha);
  target[at + 1] = green + target[at + 1]! * (1 - alpha);
  target[at + 2] = blue + target[at + 2]! * (1 - alpha);
}
