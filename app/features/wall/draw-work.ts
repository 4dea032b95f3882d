import type {Light} from './geometry/light';
import {scaleAndMove, type Homography} from './geometry/homography';
import {FRAMES, framedSides} from './frames';
import {placedOf, type HungWork} from './wall-state';

/** The room around a work that its shadow takes, in centimetres. */
const AROUND = 9;

const SHADOWS = [
  {colour: 'rgb(23 35 43 / 0.3)', blur: 6, down: 2.4},
  {colour: 'rgb(23 35 43 / 0.35)', blur: 1.2, down: 0.4},
];
/** The colour of a work whose picture has not loaded. */
const BLANK = '#f3f1ec';

/** A browser's canvas has limits, and no screen shows more. */
const MOST_PIXELS = 2400;

/** A resolution near the wanted one in pixels per centimetre: in steps, so that a small change draws nothing anew. */
export function resolutionFor(hung: HungWork, wanted: number): number {
  const {width, height} = placedOf(hung);
  const most = MOST_PIXELS / (Math.max(width, height) + 2 * AROUND);
  return Math.min(most, 2 ** (Math.ceil(Math.log2(Math.max(wanted, 0.25)) * 2) / 2));
}

/** The sides of the canvas that `drawWork` fills, in pixels. */
export function sheetOf(hung: HungWork, resolution: number): {width: number; height: number} {
  const {width, height} = placedOf(hung);
  const pixels = (length: number) => Math.round((length + 2 * AROUND) * resolution);
  return {width: pixels(width), height: pixels(height)};
}

/** The map of that canvas onto the wall. */
export function sheetToWall(hung: HungWork, resolution: number): Homography {
  const {x, y, width, height} = placedOf(hung);
  const [left, top] = [x - width / 2 - AROUND, y + height / 2 + AROUND];
  return scaleAndMove(1 / resolution, -1 / resolution, left, top);
}

/** Draws a work as it hangs: its shadow, its frame, its picture, in the light of the wall. */
export function drawWork(
  canvas: HTMLCanvasElement,
  hung: HungWork,
  resolution: number,
  {picture, light}: {picture: HTMLImageElement | undefined; light: Light},
): void {
  Object.assign(canvas, sheetOf(hung, resolution));
  const context = canvas.getContext('2d');
  if (!context) return;
  const {width, height, face} = framedSides(hung.size, hung.frame);
  context.scale(resolution, resolution);
  context.translate(AROUND, AROUND);
  context.fillStyle = BLANK;
  for (const {colour, blur, down} of SHADOWS) {
    context.shadowColor = colour;
    context.shadowBlur = blur * resolution;
    context.shadowOffsetY = down * resolution;
    context.fillRect(0, 0, width, height);
  }
  context.shadowColor = 'transparent';
  drawFrame(context, hung, width, height, face);
  if (picture) drawPicture(context, picture, {left: face, top: face, ...hung.size});
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = `rgb(${light.map((factor) => Math.round(factor * 255)).join(' ')})`;
  context.fillRect(0, 0, width, height);
}

/** Four mitred sides: the upper one in the light, the lower one in its own shade. */
function drawFrame(
  context: CanvasRenderingContext2D,
  {frame}: HungWork,
  width: number,
  height: number,
  face: number,
): void {
  const {colours} = FRAMES[frame];
  if (!colours) return;
  context.fillStyle = colours.face;
  context.fillRect(0, 0, width, height);
  for (const [colour, outer, inner] of [
    [colours.light, 0, face],
    [colours.shade, height, height - face],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, outer);
    context.lineTo(width, outer);
    context.lineTo(width - face, inner);
    context.lineTo(face, inner);
    context.fill();
  }
}

/** The picture fills its size: what its proportions are off is cut, never stretched. */
function drawPicture(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  {left, top, width, height}: {left: number; top: number; width: number; height: number},
): void {
  const factor = Math.min(picture.naturalWidth / width, picture.naturalHeight / height);
  const [across, down] = [width * factor, height * factor];
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    ...([(picture.naturalWidth - across) / 2, (picture.naturalHeight - down) / 2] as const),
    ...([across, down, left, top, width, height] as const),
  );
}
