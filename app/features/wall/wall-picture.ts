import {jpegOf} from '~/lib/browser/pictures';
import {drawWork, drawnArea} from './draw-work';
import {loadImage} from './photo';
import {boxOf, scaledMap} from './wall-map';
import {lightOf, type WallState} from './wall-state';
import type {WallView} from './wall-view';

/** The longer side of a saved picture of the room, in pixels. */
const ROOM_SIDE = 2000;

/**
 * The wall with its works as a JPEG: the photo in its own size, or the drawing of the room. Rejects when there is
 * neither, or when the browser can't create a picture.
 */
export async function wallPicture(
  state: WallState,
  {room, sides, scale, wall}: WallView,
  drawing: SVGSVGElement | null,
): Promise<Blob> {
  const background = room ? drawing && (await imageOf(drawing)) : state.photo?.image;
  if (!background || !wall) throw new Error('There is no wall.');
  const enlarged = room ? ROOM_SIDE / Math.max(sides.width, sides.height) : 1 / scale;
  const map = scaledMap(wall, enlarged);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(sides.width * enlarged);
  canvas.height = Math.round(sides.height * enlarged);
  const context = canvas.getContext('2d')!;
  context.drawImage(background, 0, 0, canvas.width, canvas.height);
  for (const hung of state.works) {
    const drawing = document.createElement('canvas');
    drawWork(drawing, hung, map.pixelsPerCm, lightOf(state));
    const {left, top, width, height} = boxOf(map, drawnArea(hung));
    context.drawImage(drawing, left, top, width, height);
  }
  return jpegOf(canvas);
}

/** The drawing as an image; its colours are in its attributes, since a file has no style sheet. */
async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(svg);
  const image = await loadImage(new Blob([text], {type: 'image/svg+xml'}));
  URL.revokeObjectURL(image.src);
  return image;
}
