import {boxOf} from './geometry/wall-map';
import {drawWork, sheetOf} from './draw-work';
import {lightOn} from './measure-light';
import type {WallState} from './wall-state';
import type {WallView} from './wall-view';

/** The longer side of a saved picture of the room, in pixels. */
const ROOM_SIDE = 2000;

/**
 * The wall with its works as a JPEG: the photo in its own size, or the drawing of the room. Rejects when there is neither, or
 * when the browser gives no picture.
 */
export async function wallPicture(
  state: WallState,
  {room, picture, wall}: WallView,
  drawing: SVGSVGElement | null,
): Promise<Blob> {
  const background = room ? drawing && (await drawingOf(drawing)) : state.photo?.canvas;
  if (!background || !wall) throw new Error('There is no wall.');
  const scale = room ? ROOM_SIDE / Math.max(picture.width, picture.height) : 1;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d')!;
  context.scale(scale, scale);
  context.drawImage(background, 0, 0, picture.width, picture.height);
  for (const hung of state.works) {
    const sheet = document.createElement('canvas');
    drawWork(sheet, hung, wall.pixelsPerCm * scale, lightOn(state, hung));
    const {left, top, width, height} = boxOf(wall, sheetOf(hung));
    context.drawImage(sheet, left, top, width, height);
  }
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The canvas gives no picture.'));
    canvas.toBlob(settle, 'image/jpeg', 0.9);
  });
}

/** The drawing as an image; its colours are in its attributes, since a file has no style sheet. */
async function drawingOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(svg);
  const address = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
