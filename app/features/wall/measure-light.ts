import {project} from './geometry/homography';
import {estimateLight, EVEN_LIGHT, type Light} from './geometry/light';
import {cornersOf} from './geometry/placement';
import {boxAround, type Box, type Pixels} from './geometry/warp';
import type {Photo} from './read-photo';
import {placedOf, type HungWork} from './wall-state';
import type {WallView} from './wall-view';

/** How much wall around a work counts: as much again on every side. */
const AROUND = 3;

/** The light of the photo around a work. */
export function measureLight({sample, width}: Photo, view: WallView, hung: HungWork): Light {
  const placed = placedOf(hung);
  const wide = {...placed, width: placed.width * AROUND, height: placed.height * AROUND};
  const factor = sample.width / width;
  const corners = cornersOf(wide).flatMap((corner) => {
    const point = view.toPicture && project(view.toPicture, corner);
    return point ? [{x: point.x * factor, y: point.y * factor}] : [];
  });
  const [a, b, c, d] = corners;
  const box = a && b && c && d && boxAround([a, b, c, d], sample);
  return box ? estimateLight(cut(sample, box)) : EVEN_LIGHT;
}

function cut({width, data}: Pixels, {left, top, ...box}: Box): Uint8ClampedArray {
  const part = new Uint8ClampedArray(box.width * box.height * 4);
  for (let row = 0; row < box.height; row += 1) {
    const start = ((top + row) * width + left) * 4;
    part.set(data.subarray(start, start + box.width * 4), row * box.width * 4);
  }
  return part;
}
