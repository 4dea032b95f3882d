import type {Locator, Page} from '@playwright/test';
import sharp from 'sharp';
import {EVERY_CASE} from '../support/every-case';
import {expect, test} from '../support/test';
import {aWallPhoto} from '../support/wall-photo';

interface Point {
  x: number;
  y: number;
}

/** A photo of a wall, straight on, with a thing of known size in its middle. */
interface Photo {
  width: number;
  height: number;
  /** Pixels of the photo to the centimetre of the wall. */
  scale: number;
  thing: {option: string; width: number; height: number; isWide?: boolean};
}

/** Sides in centimetres, as the shop knows them. */
const DOOR = {option: 'door', width: 81.3, height: 203.2};
const LETTER = {option: 'letter', width: 21.59, height: 27.94};
const A4 = {option: 'a4', width: 21, height: 29.7};
const CARD = {option: 'card', width: 8.56, height: 5.398, isWide: true};

const PHOTOS: Record<string, Photo> = {
  'a door': {width: 4000, height: 3000, scale: 8, thing: DOOR},
  'a door, upright': {width: 3000, height: 4000, scale: 11, thing: DOOR},
  'a door, small': {width: 1600, height: 1200, scale: 4, thing: DOOR},
  'a Letter sheet': {width: 4000, height: 3000, scale: 38, thing: LETTER},
  'an A4 sheet': {width: 3000, height: 4000, scale: 50, thing: A4},
  'a card, near': {width: 4000, height: 3000, scale: 80, thing: CARD},
};

/** 12 × 9 in, as it hangs without a frame, and 9 cm on each side for its shadow. */
const SHEET = {width: 30.48 + 18, height: 22.86 + 18};

/** The thing's two points in the photo's pixels: at its left and right, or at its top and bottom. */
function endsOf({width, height, scale, thing}: Photo): [Point, Point] {
  const [x, y] = [width / 2, height / 2];
  const half = (scale * (thing.isWide ? thing.width : thing.height)) / 2;
  return thing.isWide
    ? [
        {x: x - half, y},
        {x: x + half, y},
      ]
    : [
        {x, y: y - half},
        {x, y: y + half},
      ];
}

function take({width, height, scale, thing}: Photo): Promise<Buffer> {
  const sides = {width: thing.width * scale, height: thing.height * scale};
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#c9b48e"/>
    <rect x="${(width - sides.width) / 2}" y="${(height - sides.height) / 2}" width="${sides.width}" height="${sides.height}" fill="#efe8da"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

const wallOf = (page: Page) => page.getByRole('dialog', {name: /on your wall/i});

async function openPhoto(page: Page, buffer: Buffer) {
  await page.goto('/product/first-light?wall');
  const wall = wallOf(page);
  await wall.getByRole('radio', {name: 'Your own wall'}).check();
  await wall
    .locator('input[type=file]')
    .setInputFiles({name: 'w.jpg', mimeType: 'image/jpeg', buffer});
  await expect(wall.locator('.wall-point').first()).toBeVisible();
  return wall;
}

/** How the photo lies on the stage: what is kept of it is at most 2,000 pixels long. */
async function fitOf(page: Page, {width, height}: Photo) {
  const stage = (await page.locator('.wall-stage').boundingBox())!;
  const scale = Math.min(stage.width / width, stage.height / height);
  return {
    scale,
    left: stage.x + (stage.width - width * scale) / 2,
    top: stage.y + (stage.height - height * scale) / 2,
    kept: Math.min(1, 2000 / Math.max(width, height)),
  };
}

/** Drags a point near its place, then moves it there by the arrow keys, a pixel at a time. */
async function setPoint(page: Page, point: Locator, photo: Photo, to: Point) {
  const {scale, left, top, kept} = await fitOf(page, photo);
  const box = (await point.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(left + to.x * scale, top + to.y * scale, {steps: 2});
  await page.mouse.up();
  const name = (await point.getAttribute('aria-label')) ?? '';
  const [, across, down] = /, (\d+) across and (\d+) down/.exec(name) ?? [];
  const missing = {
    Right: Math.round(to.x * kept) - Number(across),
    Down: Math.round(to.y * kept) - Number(down),
  };
  await point.focus();
  for (const [way, opposite, steps] of [
    ['Right', 'Left', missing.Right],
    ['Down', 'Up', missing.Down],
  ] as const) {
    for (let press = 0; press < Math.abs(steps); press += 1) {
      await page.keyboard.press(`Arrow${steps > 0 ? way : opposite}`);
    }
  }
}

test.describe('on a desktop', () => {
  test.use({viewport: {width: 1280, height: 900}});

  for (const [name, photo] of Object.entries(PHOTOS)) {
    test(`the work hangs at its scale to 1 %: ${name}`, EVERY_CASE, async ({page}) => {
      const wall = await openPhoto(page, await take(photo));
      await wall
        .getByRole('combobox', {name: 'Something of known size'})
        .selectOption(photo.thing.option);
      const points = wall.locator('.wall-point');
      await expect(points).toHaveCount(2);
      for (const [index, point] of endsOf(photo).entries()) {
        await setPoint(page, points.nth(index), photo, point);
      }
      await wall.getByRole('button', {name: 'Hang the work'}).click();
      const work = wall.getByRole('button', {name: /^First Light, 30 × 23 cm/});
      await expect(work).toBeVisible();

      const {scale} = await fitOf(page, photo);
      const box = (await work.boundingBox())!;
      const pixelsPerCm = photo.scale * scale;
      expect(Math.abs(box.width / pixelsPerCm / SHEET.width - 1)).toBeLessThan(0.01);
      expect(Math.abs(box.height / pixelsPerCm / SHEET.height - 1)).toBeLessThan(0.01);
    });
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test(
    'a photo of 12 megapixels is there within a second, on a processor slowed four times',
    EVERY_CASE,
    async ({page}) => {
      const buffer = await aWallPhoto();
      const devtools = await page.context().newCDPSession(page);
      const tookMs: number[] = [];
      // The quickest of three: the machine has other work.
      for (let round = 0; round < 3; round += 1) {
        await devtools.send('Emulation.setCPUThrottlingRate', {rate: 1});
        await page.goto('/product/first-light?wall');
        const wall = wallOf(page);
        await wall.getByRole('radio', {name: 'Your own wall'}).check();
        await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
        await page.evaluate(() =>
          document.addEventListener('change', () => performance.mark('chosen'), {capture: true}),
        );
        await wall
          .locator('input[type=file]')
          .setInputFiles({name: 'wall.jpg', mimeType: 'image/jpeg', buffer});
        const shown = await page.waitForFunction(
          () =>
            document.querySelector('img[alt="Your photo"]') &&
            performance.now() - performance.getEntriesByName('chosen')[0]!.startTime,
        );
        tookMs.push((await shown.jsonValue()) ?? Infinity);
      }
      expect(Math.min(...tookMs), `${tookMs.map(Math.round).join(', ')} ms`).toBeLessThan(1000);
    },
  );
});
