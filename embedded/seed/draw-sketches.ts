/**
 * Draws the sketches of the demo's commissions after the finished paintings, as pencil on paper. Run once by hand
 * (`npx tsx embedded/seed/draw-sketches.ts`); its results are committed.
 */
import {fileURLToPath} from 'node:url';
import sharp, {type Sharp} from 'sharp';
import {COMMISSIONED} from './commission-examples';

const PAPER = [244, 239, 228] as const;
const GRAPHITE = [44, 43, 46] as const;
const WHITE = 255;

interface Size {
  width: number;
  height: number;
}

const art = (file: string) => fileURLToPath(new URL(`./art/${file}`, import.meta.url));

for (const {sketch, painting} of COMMISSIONED) {
  await drawSketch(art(painting.file), art(sketch.file));
}

async function drawSketch(from: string, to: string): Promise<void> {
  // The median takes out the strokes of the brush.
  const painting = sharp(await sharp(from).median(9).removeAlpha().png().toBuffer());
  const {width, height} = await painting.metadata();
  const size = {width, height};
  const grey = await greyOf(painting.clone().greyscale().blur(2));
  const inverted = grey.map((value) => WHITE - value);
  const aroundInverted = await greyOf(fromGrey(inverted, size).blur(14));
  const shade = shadeOf(await greyOf(painting.clone().greyscale().blur(7)));
  const outline = outlineOf(await painting.clone().blur(1.2).raw().toBuffer(), size);

  const random = createRandom(7);
  const strokes = await hatch(size, random, {angle: -52, length: 90, breadth: 3.2});
  const crossStrokes = await hatch(size, random, {angle: -24, length: 70, breadth: 3.4});
  const grain = await cloud(size, random, 0.8);
  const stains = await cloud(size, random, 30);
  const pressure = await cloud(size, random, 22);

  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    // Colour dodge leaves what is darker than its surroundings.
    const dodged = Math.min(1, grey[at]! / Math.max(1, WHITE - aroundInverted[at]!));
    const dark = clamp((1 - dodged - 0.06) * 3.7) * (0.78 + 0.22 * rise(-1.2, 0.6, grain[at]!));
    const contour =
      0.62 *
      rise(52, 160, outline[at]!) *
      (0.6 + 0.4 * rise(-1.2, 0.9, pressure[at]!)) *
      (0.7 + 0.3 * rise(-1, 0.8, grain[at]!));
    const line = 0.85 * Math.max(dark, contour);
    const tone = shade[at]!;
    const hatching =
      0.5 *
      (0.22 * tone +
        0.55 * tone * rise(-0.25, 0.55, strokes[at]! + (tone - 0.62) * 3) +
        0.42 * tone * rise(-0.2, 0.6, crossStrokes[at]! + (tone - 1) * 3)) *
      (0.72 + 0.28 * rise(-1.3, 0.8, grain[at]!));
    // The drawing fades out before the paper ends.
    const toEdge = Math.min(x, y, width - 1 - x, height - 1 - y) / Math.min(width, height);
    const drawn =
      rise(0.03, 0.11, toEdge + 0.012 * (pressure[at]! + strokes[at]!)) * rise(0, 0.03, toEdge);
    const graphite = clamp(line + (1 - line) * hatching) * drawn;
    const paper = 1 - 0.008 * stains[at]! - 0.006 * grain[at]!;
    for (const [channel, ground] of PAPER.entries()) {
      const value = ground * paper * (1 - graphite) + GRAPHITE[channel]! * graphite;
      pixels[at * 3 + channel] = Math.max(0, Math.min(WHITE, value));
    }
  }
  await sharp(pixels, {raw: {...size, channels: 3}})
    .jpeg({quality: 74, mozjpeg: true})
    .toFile(to);
}

function fromGrey(values: Uint8Array, size: Size): Sharp {
  return sharp(values, {raw: {...size, channels: 1}});
}

async function greyOf(image: Sharp): Promise<Buffer> {
  return image.toColourspace('b-w').raw().toBuffer();
}

/** How dark each place is: 0 for the picture's lights, 1 for its darkest. */
function shadeOf(values: Buffer): Float32Array {
  const sorted = Uint8Array.from(values).sort();
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]!;
  const [darkest, light] = [at(0.03), at(0.9)];
  return Float32Array.from(values, (value) => clamp((light - value) / (light - darkest)));
}

/** Sobel's operator, of the channel that changes most: a yellow coat on snow is as light as the snow. */
function outlineOf(rgb: Buffer, {width, height}: Size): Float32Array {
  const outline = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (dx: number, dy: number) => rgb[((y + dy) * width + x + dx) * 3 + channel]!;
        const across = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1);
        const down = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1);
        const place = y * width + x;
        outline[place] = Math.max(outline[place]!, Math.hypot(across, down));
      }
    }
  }
  return outline;
}

/** Noise drawn out to strokes of that angle, length and breadth; mean 0, deviation 1. */
async function hatch(
  {width, height}: Size,
  random: () => number,
  {angle, length, breadth}: {angle: number; length: number; breadth: number},
): Promise<Float32Array> {
  const side = Math.ceil(Math.hypot(width, height)) + 4;
  const dots = {width: Math.ceil(side / length), height: Math.ceil(side / breadth)};
  const strokes = await fromGrey(noise(dots, random), dots)
    .resize(side, side, {fit: 'fill', kernel: 'cubic'})
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const turned = await sharp(strokes).rotate(angle, {background: '#808080'}).png().toBuffer();
  const full = await sharp(turned).metadata();
  const left = Math.floor((full.width - width) / 2);
  const top = Math.floor((full.height - height) / 2);
  return standardised(
    await greyOf(sharp(turned).removeAlpha().extract({left, top, width, height})),
  );
}

/** Noise blurred by that many pixels; mean 0, deviation 1. */
async function cloud(
  {width, height}: Size,
  random: () => number,
  blur: number,
): Promise<Float32Array> {
  // A blur has no neighbours beyond the edge, so the edges are cut off.
  const left = Math.ceil(3 * blur);
  const full = {width: width + 2 * left, height: height + 2 * left};
  const blurred = fromGrey(await greyOf(fromGrey(noise(full, random), full).blur(blur)), full);
  return standardised(await greyOf(blurred.extract({left, top: left, width, height})));
}

function noise({width, height}: Size, random: () => number): Uint8Array {
  return Uint8Array.from({length: width * height}, () => random() * (WHITE + 1));
}

function standardised(values: Buffer): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Float32Array.from(values, (value) => (value - mean) / Math.sqrt(variance));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** 0 below `from`, 1 above `to`, a smooth step between. */
function rise(from: number, to: number, value: number): number {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
}

/** The same numbers in every run, from 0 to 1: a linear congruential generator. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
