import {estimateLight, EVEN_LIGHT, type Light} from './geometry/light';
import {boxOf} from './geometry/wall-map';
import {placedOf, type HungWork, type WallState} from './wall-state';

/** How much wall around a work counts: as much again on every side. */
const AROUND = 3;

/** The light of the photo around a work; even in the drawn room, and where the visitor prefers it. */
export function lightOn({place, photo, wall, matchesLight}: WallState, hung: HungWork): Light {
  if (place === 'room' || !photo || !wall || !matchesLight) return EVEN_LIGHT;
  const placed = placedOf(hung);
  const around = {...placed, width: placed.width * AROUND, height: placed.height * AROUND};
  const box = boxOf(wall, around);
  const {canvas} = photo.sample;
  const factor = canvas.width / photo.canvas.width;
  const limit = (pixels: number, most: number) =>
    Math.min(Math.max(Math.round(pixels * factor), 0), most);
  const [left, top] = [limit(box.left, canvas.width), limit(box.top, canvas.height)];
  const width = limit(box.left + box.width, canvas.width) - left;
  const height = limit(box.top + box.height, canvas.height) - top;
  if (width === 0 || height === 0) return EVEN_LIGHT;
  return estimateLight(photo.sample.getImageData(left, top, width, height).data);
}
