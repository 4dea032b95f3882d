import {readFile} from 'node:fs/promises';
import type {Locator, Page} from '@playwright/test';
import sharp from 'sharp';
import {expectNoViolation} from '../support/axe';
import {expect, test} from '../support/test';
import {collectViolations} from '../support/violations';

/** A photo of 12 megapixels, as a phone takes it: a wall straight on with a door, 8 pixels to the centimetre. */
const WALL_PHOTO = {width: 4000, height: 3000, door: {x: 720, top: 874, bottom: 2500}};

function aWallPhoto(): Promise<Buffer> {
  const {width, height, door} = WALL_PHOTO;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#c9b48e"/>
    <rect y="${door.bottom}" width="${width}" height="500" fill="#5d4a35"/>
    <rect x="400" y="${door.top}" width="650" height="${door.bottom - door.top}" fill="#efe8da"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

const wallOf = (page: Page) => page.getByRole('dialog', {name: /on your wall/i});

const openButton = (page: Page) => page.getByRole('button', {name: 'See It on Your Wall'});

/** 24 × 18 in, in a standard frame of 28 × 22 in with a face of 2 cm. */
const FRAMED = {width: 28 * 2.54 + 4, height: 22 * 2.54 + 4};

/** A work without its picture, as red, green, blue and alpha. */
const BLANK = [0xf3, 0xf1, 0xec, 255];

/** The work's width and height on the screen, without the 9 cm around it for its shadow. */
async function shownSides(work: Locator, sides: {width: number; height: number}) {
  const box = (await work.boundingBox())!;
  const pixelsPerCm = box.width / (sides.width + 18);
  return {pixelsPerCm, heightInCm: box.height / pixelsPerCm - 18, box};
}

/** Drags a point of the scale to a place of the photo. */
async function dragPoint(page: Page, point: Locator, x: number, y: number) {
  const photo = (await page.getByRole('img', {name: 'Your photo'}).boundingBox())!;
  const scale = photo.width / WALL_PHOTO.width;
  const box = (await point.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(photo.x + x * scale, photo.y + y * scale, {steps: 3});
  await page.mouse.up();
  return scale;
}

test('the wall shows works at true scale in a drawn room and on a photo, which stays on the device', async ({
  page,
}) => {
  const violations = await collectViolations(page);
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/product/first-light?size=18%C3%9724+in');
  const largePicture = page.waitForResponse(/width=1600/);
  await openButton(page).click();
  const wall = wallOf(page);
  const work = wall.getByRole('button', {name: /^First Light, 24 × 18 in \(61 × 46 cm\)/});
  await expect(work).toBeVisible();
  await expect(wall.getByText('Centre above the floor58 in (147 cm)')).toBeVisible();
  await expectNoViolation(page, 'dialog');

  // To the sideboard's scale.
  const inRoom = await shownSides(work, FRAMED);
  const drawing = wall.getByRole('img', {name: /sideboard, 71 in \(180 cm\) wide/});
  const viewBox = (await drawing.getAttribute('viewBox'))!.split(' ').map(Number);
  const roomWidth = (await drawing.boundingBox())!.width;
  expect(inRoom.pixelsPerCm / (roomWidth / viewBox[2]!)).toBeCloseTo(1, 2);
  expect(inRoom.heightInCm / FRAMED.height).toBeCloseTo(1, 1);

  // From here on nothing may leave the device, so the page's own requests must be over.
  await largePicture;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await wall.getByRole('radio', {name: 'Your own wall'}).check();
  await expect(wall.getByText('stays on this device')).toBeVisible();
  await wall.locator('input[type=file]').setInputFiles({
    name: 'wall.jpg',
    mimeType: 'image/jpeg',
    buffer: await aWallPhoto(),
  });
  const points = wall.getByRole('button', {name: /^(One|Other) end/});
  await expect(points).toHaveCount(2);
  await expectNoViolation(page, 'dialog');
  const {x, top, bottom} = WALL_PHOTO.door;
  await dragPoint(page, points.nth(0), x, top);
  const scale = await dragPoint(page, points.nth(1), x, bottom);
  await wall.getByRole('button', {name: 'Hang the Work'}).click();
  await expect(work).toBeVisible();
  const onPhoto = await shownSides(work, FRAMED);
  // 8 pixels of the photo to the centimetre; the points are as exact as the screen's pixels.
  expect(Math.abs(onPhoto.pixelsPerCm / (8 * scale) - 1)).toBeLessThan(0.01);

  await expect(wall.getByText(/^With frame.*\(75 × 60 cm\)/)).toBeVisible();
  await wall.getByRole('combobox', {name: 'Frame'}).selectOption('No frame');
  await expect(wall.getByText('With frame')).toBeHidden();
  await expectNoViolation(page, 'dialog');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    wall.getByRole('button', {name: 'Save Picture'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('first-light-on-a-wall.jpg');
  const picture = sharp(await readFile(await download.path()));
  expect(await picture.metadata()).toMatchObject({format: 'jpeg', width: 2000, height: 1500});
  // The wall beside the work is the photo's; the work is in its middle, at eye level.
  const colourAt = async (left: number, y: number) => [
    ...(await picture.clone().extract({left, top: y, width: 1, height: 1}).raw().toBuffer()),
  ];
  const atEyeLevel = bottom / 2 - 147 * 4;
  const [red] = await colourAt(700, Math.round(atEyeLevel));
  expect(Math.abs(red! - 0xc9)).toBeLessThan(4);
  expect(await colourAt(1000, Math.round(atEyeLevel))).not.toEqual(await colourAt(700, 700));

  expect(requests.filter((request) => !request.includes('GET blob:'))).toEqual([]);
  expect(violations).toEqual([]);
});

test('the wall hangs a small picture until the large one is loaded', async ({
  page,
  consoleErrors,
}) => {
  await page.route(/width=1600/, () => {});
  await page.goto('/product/the-long-gale');
  await openButton(page).click();
  const canvas = wallOf(page).locator('canvas');
  await expect
    .poll(() =>
      canvas.evaluate((sheet: HTMLCanvasElement) => [
        ...sheet.getContext('2d')!.getImageData(sheet.width / 2, sheet.height / 2, 1, 1).data,
      ]),
    )
    .not.toEqual(BLANK);
  // The browser advises against reading a canvas more than once.
  consoleErrors.length = 0;
});

test('the wall works by keyboard alone: move, hang, add a work from the shortlist, return the focus', async ({
  page,
}) => {
  await page.goto('/product/red-hull');
  await page.getByRole('button', {name: 'Save Red Hull'}).first().click();
  await page.goto('/product/the-long-gale');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  const wall = wallOf(page);
  const work = wall.getByRole('button', {name: /^The Long Gale,/});
  await work.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(wall.getByText('Centre above the floor54 in (138 cm)')).toBeVisible();
  // A key of the browser.
  await page.keyboard.press('Control+e');
  await expect(wall.getByText('Centre above the floor54 in (138 cm)')).toBeVisible();
  await page.keyboard.press('e');
  await expect(wall.getByText('Centre above the floor58 in (147 cm)')).toBeVisible();

  const others = wall.getByRole('combobox', {name: 'Add another work'});
  await others.selectOption('Red Hull');
  await expect(wall.getByRole('list', {name: 'On the wall'}).getByRole('listitem')).toHaveCount(2);
  await expectNoViolation(page, 'dialog');
  await wall.getByRole('button', {name: 'Take Down Red Hull'}).click();
  await expect(wall.getByRole('list', {name: 'On the wall'})).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(wall).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test('the size chosen on the wall becomes the page’s, unless it is sold out', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/product/first-light', {waitUntil: 'networkidle'});
  expect(
    scripts.filter((path) => /\/Wall-/.test(path)),
    'before it is asked for',
  ).toEqual([]);
  await openButton(page).click();
  const size = wallOf(page).getByRole('combobox', {name: 'Size'});
  const close = wallOf(page).getByRole('button', {name: 'Close'});
  await size.selectOption('24 × 18 in');
  await close.click();
  await expect(page.getByRole('radio', {name: '24 × 18 in'})).toBeChecked();
  await expect(page.getByText(/^Price CAD/)).toHaveText('Price CAD $155.00');
  await expect(page).toHaveURL('/product/first-light?size=18%C3%9724+in');

  await openButton(page).click();
  await size.selectOption('32 × 24 in');
  await expect(wallOf(page).getByText('32 × 24 in (81 × 61 cm)').first()).toBeVisible();
  await expect(wallOf(page).getByRole('button', {name: 'Sold Out'})).toBeDisabled();
  await close.click();
  await expect(page.getByRole('radio', {name: '24 × 18 in'})).toBeChecked();
  await openButton(page).click();
  await expect(size.locator('option:checked')).toHaveText('24 × 18 in');

  await expect(wallOf(page).getByRole('img', {name: 'QR code of this page'})).toBeVisible();
  await expect(wallOf(page).getByText('CAD $155.00')).toBeVisible();
  await wallOf(page).getByRole('button', {name: 'Add to Cart'}).click();
  await expect(wallOf(page)).toBeHidden();
  const toast = page.getByRole('listitem').filter({hasText: 'Added to cart'});
  await expect(toast).toContainText('24 × 18 in');
});

test.describe('on a touch screen with Android', () => {
  test.use({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile',
  });

  test('the camera comes first, with its label in the link, and no help mentions keys', async ({
    page,
  }) => {
    await page.goto('/product/first-light?wall');
    const wall = wallOf(page);
    const camera = wall.getByRole('link', {name: 'See It Through Your Camera'});
    await expect(camera).toBeInViewport({ratio: 1});
    await expect(camera).toContainText('See It Through Your Camera');
    await expect(wall.getByRole('img', {name: 'QR code of this page'})).toBeHidden();
    await expect(wall.getByText('Drag the work to move it.')).toBeVisible();
    await expect(wall.getByText('The arrow keys')).toBeHidden();
  });

  test('two fingers enlarge the wall and leave the work in place', async ({page}) => {
    await page.goto('/product/first-light?wall');
    const work = wallOf(page).getByRole('button', {name: /^First Light,/});
    const left = await work.evaluate((element) => element.style.left);
    const {x, y, width, height} = (await work.boundingBox())!;
    const [middle, level] = [x + width / 2, y + height / 2];
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', ...places: number[]) =>
      devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map((place, id) => ({x: place, y: level, id})),
      });
    await touch('touchStart', middle - 10);
    await touch('touchMove', middle - 14);
    await touch('touchStart', middle - 14, middle + 10);
    for (let apart = 4; apart <= 80; apart += 4) {
      await touch('touchMove', middle - 14 - apart, middle + 10 + apart);
    }
    await devTools.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    expect(await page.evaluate(() => window.visualViewport!.scale)).toBeGreaterThan(1);
    expect(await work.evaluate((element) => element.style.left)).toBe(left);
  });
});

test('arrow keys move the points, and unusable lengths and files get an error', async ({page}) => {
  await page.goto('/product/first-light?wall');
  const wall = wallOf(page);
  await wall.getByRole('radio', {name: 'Your own wall'}).check();
  await wall.locator('input[type=file]').setInputFiles({
    name: 'wall.jpg',
    mimeType: 'image/jpeg',
    buffer: await aWallPhoto(),
  });
  const end = wall.getByRole('button', {name: /^One end/});
  // The reduced photo: 2,000 pixels of 4,000.
  await expect(end).toHaveAccessibleName('One end, 1000 across and 375 down');
  await end.focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(end).toHaveAccessibleName('One end, 999 across and 435 down');
  await wall.getByRole('button', {name: 'Hang the Work'}).click();
  await expect(wall.getByRole('button', {name: /^First Light,/})).toBeVisible();
  const floor = wall.getByRole('slider', {name: 'Floor'});
  const below = Number(await floor.getAttribute('aria-valuenow'));
  await floor.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(floor).toHaveAttribute('aria-valuenow', String(below + 10));

  await wall.getByRole('button', {name: 'Set the Scale Again'}).click();
  await wall
    .getByRole('combobox', {name: 'An object of known size'})
    .selectOption('Something else');
  await wall.getByRole('spinbutton', {name: 'Length'}).fill('');
  await expect(wall.getByText('Enter the length')).toBeVisible();
  await wall.locator('input[type=file]').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Not a picture.'),
  });
  await expect(wall.getByRole('alert')).toContainText('can’t be shown');
});
