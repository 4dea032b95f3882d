import {compose, project, type Corners} from './geometry/homography';
import type {Light} from './geometry/light';
import {pixelsPerCentimetre} from './geometry/scale';
import {boxAround, warpOnto} from './geometry/warp';
import {drawWork, resolutionFor, sheetToWall} from './draw-work';
import type {Photo} from './read-photo';
import type {WorkPictures} from './use-work-pictures';
import type {HungWork} from './wall-state';
import {wallToStage, type WallView} from './wall-view';

/** The longer side of a saved picture of the room, in pixels. */
const ROOM_SIDE = 2000;

interface Shown {
  view: WallView;
  works: readonly HungWork[];
  pictures: WorkPictures;
  lightOf: (hung: HungWork) => Light;
}

/** The wall with its works as a JPEG: the photo in its own size, or the drawing of the room. */
export async function wallPicture(shown: Shown, background: Photo | SVGSVGElement): Promise<Blob> {
  const {picture} = shown.view;
  const isDrawn = background instanceof SVGSVGElement;
  const scale = isDrawn ? ROOM_SIDE / Math.max(picture.width, picture.height) : 1;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d', {willReadFrequently: true})!;
  const source = isDrawn ? await drawingOf(background) : background.canvas;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const whole = {...shown.view, fit: {scale, left: 0, top: 0}};
  for (const hung of shown.works) hangOnto(context, whole, hung, shown);
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The canvas gives no picture.'));
    canvas.toBlob(settle, 'image/jpeg', 0.9);
  });
}

function hangOnto(
  context: CanvasRenderingContext2D,
  view: WallView,
  hung: HungWork,
  {pictures, lightOf}: Shown,
): void {
  const map = wallToStage(view);
  if (!map) return;
  const resolution = resolutionFor(hung, pixelsPerCentimetre(map, hung));
  const sheet = document.createElement('canvas');
  drawWork(sheet, hung, resolution, {
    picture: pictures.get(hung.work.handle),
    light: lightOf(hung),
  });
  const sheetMap = compose(map, sheetToWall(hung, resolution));
  const box = boxOf(sheetMap, sheet, context.canvas);
  if (!box) return;
  const target = context.getImageData(box.left, box.top, box.width, box.height);
  const source = sheet.getContext('2d')!.getImageData(0, 0, sheet.width, sheet.height);
  warpOnto(target, box, source, sheetMap);
  context.putImageData(target, box.left, box.top);
}

function boxOf(
  map: Parameters<typeof project>[0],
  {width, height}: HTMLCanvasElement,
  picture: HTMLCanvasElement,
) {
  const points = [
    {x: 0, y: 0},
    {x: width, y: 0},
    {x: width, y: height},
    {x: 0, y: height},
  ].map((corner) => project(map, corner));
  if (points.includes(null)) return null;
  return boxAround(points as unknown as Corners, picture);
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
