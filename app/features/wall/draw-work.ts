import {FRAMES, framedSides} from '~/shop/room/frames';
import type {Sides} from '~/lib/lengths';
import type {Light} from './photo';
import type {WallRect} from './wall-map';
import {boundsOf, shownSides, type WallItem} from './wall-state';

/** The space around a work for its shadow, in centimetres. */
const AROUND = 9;

const SHADOWS = [
  {colour: 'rgb(23 35 43 / 0.3)', blur: 6, down: 2.4},
  {colour: 'rgb(23 35 43 / 0.35)', blur: 1.2, down: 0.4},
];
/** The colour of a work whose picture has not loaded. */
const BLANK = '#f3f1ec';

const MAT = {white: '#faf8f3', shadow: 'rgb(59 47 31 / 0.12)', shadowWidth: 0.8};

/** Browsers limit the size of a canvas, and no screen shows more. */
const MAX_PIXELS = 2400;

/** The part of the wall that `drawWork` draws: the work with its shadow. */
export function drawnArea(hung: WallItem): WallRect {
  const {width, height, ...place} = boundsOf(hung);
  return {...place, width: width + 2 * AROUND, height: height + 2 * AROUND};
}

/** Draws a hanging work: its shadow, frame and picture in the wall's light. Sets the canvas's size. */
export function drawWork(
  canvas: HTMLCanvasElement,
  {size, frame, picture}: Pick<WallItem, 'size' | 'frame' | 'picture'>,
  pixelsPerCm: number,
  light: Light,
): void {
  const shown = shownSides({size, frame});
  const {width, height, face} = framedSides(shown, frame);
  const [wholeWidth, wholeHeight] = [width + 2 * AROUND, height + 2 * AROUND];
  const resolution = Math.min(pixelsPerCm, MAX_PIXELS / Math.max(wholeWidth, wholeHeight));
  canvas.width = Math.round(wholeWidth * resolution);
  canvas.height = Math.round(wholeHeight * resolution);
  const context = canvas.getContext('2d');
  if (!context) return;
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
  drawFrame(context, frame, {width, height, face});
  if (shown !== size) drawMat(context, shown, face);
  const [left, top] = [(width - size.width) / 2, (height - size.height) / 2];
  context.translate(left, top);
  if (picture) drawPicture(context, picture, size);
  context.translate(-left, -top);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = `rgb(${light.map((factor) => Math.round(factor * 255)).join(' ')})`;
  context.fillRect(0, 0, width, height);
}

/** Four mitred sides: the upper one lit, the lower one shaded. */
function drawFrame(
  context: CanvasRenderingContext2D,
  frame: WallItem['frame'],
  {width, height, face}: Sides & {face: number},
): void {
  const colours = FRAMES[frame];
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

/** A white mat, in the shadow of the frame at its upper and left edge. */
function drawMat(context: CanvasRenderingContext2D, {width, height}: Sides, face: number): void {
  context.fillStyle = MAT.white;
  context.fillRect(face, face, width, height);
  context.fillStyle = MAT.shadow;
  context.fillRect(face, face, width, MAT.shadowWidth);
  context.fillRect(face, face, MAT.shadowWidth, height);
}

/** The picture fills its size; it is cropped to its proportions, never stretched. */
function drawPicture(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  {width, height}: Sides,
): void {
  const {naturalWidth, naturalHeight} = picture;
  const factor = Math.min(naturalWidth / width, naturalHeight / height);
  const [across, down] = [width * factor, height * factor];
  const [left, top] = [(naturalWidth - across) / 2, (naturalHeight - down) / 2];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, across, down, 0, 0, width, height);
}
