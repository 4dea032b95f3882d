import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {expectNoViolation} from '../support/axe';
import {CommissionPage, type ChosenFile} from '../support/commission-page';
import type {Control} from '../support/control';
import {aHeic, aPicture} from '../support/pictures';
import {expect, test} from '../support/test';

const TEXTS = {
  Name: 'Zoë O’Brien',
  Email: 'zoe@example.ca',
  Subject: 'The wharf at Alma',
  'Additional details': 'Low tide, the boats on the mud.\nMy father’s among them.',
};
const CHOICES = ['16 × 20 inches', 'CAD $500 to $1,000'] as const;

async function aJpeg(name: string): Promise<ChosenFile> {
  return {name, mimeType: 'image/jpeg', buffer: await aPicture('jpeg')};
}

function aText(name: string): ChosenFile {
  return {name, mimeType: 'image/jpeg', buffer: Buffer.from('No picture at all.')};
}

async function openFilledIn(page: Page): Promise<CommissionPage> {
  const form = new CommissionPage(page);
  await form.open();
  await form.fill(TEXTS, CHOICES);
  return form;
}

async function expectFilledIn(form: CommissionPage) {
  for (const [label, text] of Object.entries(TEXTS)) {
    await expect(form.field(label)).toHaveValue(text);
  }
  for (const name of CHOICES) await expect(form.form.getByRole('radio', {name})).toBeChecked();
}

async function expectEmpty(form: CommissionPage) {
  for (const label of Object.keys(TEXTS)) await expect(form.field(label)).toHaveValue('');
  await expect(form.form.getByRole('radio', {checked: true})).toHaveCount(0);
  await expect(form.images).toHaveCount(0);
}

test('a commission request is stored as filled in, with the URLs of its pictures @firefox', async ({
  page,
  shop,
}) => {
  const form = await openFilledIn(page);
  await form.fill(
    {Phone: '+1 506 555 0142', Colors: 'Greys, one red', 'By when?': '2097-06-12'},
    [],
  );
  await form.chooseFiles(await aJpeg('The wharf.jpg'), {
    name: 'l’été.png',
    mimeType: 'image/png',
    buffer: await aPicture('png'),
  });
  await form.expectAdded('The wharf.jpg', 'l’été.png');
  await form.button.click();
  await form.expectReceived();
  await expectEmpty(form);
  await expect(form.button).toBeFocused();
  await expect(form.inlineMessage('success')).toBeInViewport({ratio: 1});

  const {commission} = await shop.control.submissions();
  expect(commission).toHaveLength(1);
  expect(commission[0]).toMatchObject({
    name: TEXTS.Name,
    email: TEXTS.Email,
    phone: '+1 506 555 0142',
    size: '16x20',
    budget: '500-1000',
    subject: TEXTS.Subject,
    colors: 'Greys, one red',
    deadline: expect.stringContaining('2097-06-12'),
    message: TEXTS['Additional details'],
  });
  const urls = commission[0]?.image_urls as string[];
  expect(urls.map((url) => new URL(url).pathname.replace(/^.*\/\d{13}-/, ''))).toEqual([
    '0-The-wharf.jpg',
    '1-l-ete.jpg',
  ]);
});

test.describe('pictures', () => {
  test('can be dropped, added in two rounds, and of a type that the browser can’t display', async ({
    page,
  }) => {
    const form = new CommissionPage(page);
    await form.open();
    const bytes = [...(await aPicture('png'))];
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], 'dropped.png', {type: 'image/png'}));
      return data;
    }, bytes);
    await form.fileInput.dispatchEvent('dragover', {dataTransfer: dropped});
    await form.fileInput.dispatchEvent('drop', {dataTransfer: dropped});
    await form.expectAdded('dropped.png');
    await expect
      .poll(() =>
        form
          .image('dropped.png')
          .locator('img')
          .evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBe(320);

    await form.chooseFiles({name: 'cove.heic', mimeType: 'image/heic', buffer: await aHeic()});
    await form.chooseFiles({name: 'cove.heic', mimeType: 'image/heic', buffer: await aHeic()});
    await expect(form.images.filter({hasText: 'Added'})).toHaveCount(3);
    await expect(form.form.getByText('3 of 3 pictures added.')).toBeAttached();
    await expect(form.form.getByRole('progressbar')).toHaveCount(0);
    const last = form.image('cove.heic').last();
    await expect(last.getByText('heic', {exact: true})).toBeVisible();
    await expectNoViolation(page, 'main form');
  });

  /** Sends a large picture, and returns the sizes of the stored ones. */
  async function sendLarge(page: Page, shop: {control: Control}) {
    const form = await openFilledIn(page);
    await form.chooseFiles(await aLargePng());
    await form.expectAdded('large.png');
    await form.button.click();
    await form.expectReceived();
    const {commission} = await shop.control.submissions();
    return Promise.all(
      (commission[0]?.image_urls as string[]).map(async (url) => {
        const {width, height} = await sharp(await (await fetch(url)).arrayBuffer()).metadata();
        return [width, height];
      }),
    );
  }

  async function aLargePng(): Promise<ChosenFile> {
    const {buffer} = await aJpeg('large.png');
    const large = sharp(buffer).resize(3000, 2000).withMetadata({orientation: 6});
    return {name: 'large.png', mimeType: 'image/png', buffer: await large.png().toBuffer()};
  }

  test('are made smaller and upright before they are sent @firefox', async ({page, shop}) => {
    expect(await sendLarge(page, shop)).toEqual([[1600, 2400]]);
  });

  test('are sent unchanged when the browser blocks reading a canvas', async ({page, shop}) => {
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(1, 1);
    });
    expect(await sendLarge(page, shop)).toEqual([[2000, 3000]]);
  });

  test('are retried when the storage is back, and removed ones are not sent', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    const form = await openFilledIn(page);
    await shop.control.setFaults([{target: 'storage', status: 500, times: 1}]);
    await form.chooseFiles(await aJpeg('one.jpg'));
    await expect(form.image('one.jpg')).toContainText('Please try again later');
    await form.chooseFiles(aText('letter.jpg'));
    await expect(form.image('letter.jpg')).toContainText(
      'Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC',
    );
    await expectNoViolation(page, 'main form');
    await page.getByRole('button', {name: 'Remove letter.jpg'}).click();
    consoleErrors.length = 0;
    await page.getByRole('button', {name: 'Try Again to add one.jpg'}).click();
    await form.expectAdded('one.jpg');
    await form.chooseFiles(await aJpeg('two.jpg'));
    await form.expectAdded('two.jpg');
    await page.getByRole('button', {name: 'Remove two.jpg'}).click();
    await shop.control.setFaults([{target: 'storage', delayMs: 20_000, times: 1}]);
    await form.chooseFiles(await aJpeg('three.jpg'));
    await expect(form.image('three.jpg')).toContainText('Uploading');
    await page.getByRole('button', {name: 'Remove three.jpg'}).click();
    await expect(form.images).toHaveCount(1);
    await form.button.click();
    await form.expectReceived();
    const {commission} = await shop.control.submissions();
    expect(commission[0]?.image_urls).toEqual([expect.stringMatching(/-one\.jpg\?token=/)]);
  });

  test('are sent with the request even if the visitor leaves the page while they upload', async ({
    page,
    shop,
  }) => {
    const form = await openFilledIn(page);
    await shop.control.setFaults([{target: 'storage', delayMs: 2000, times: 1}]);
    await form.chooseFiles(await aJpeg('one.jpg'));
    await form.button.click();
    await expect(form.button).toHaveText('Submitting...');
    await page.getByRole('banner').getByRole('link', {name: 'About'}).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByText('Commission request received!')).toBeVisible();
    const {commission} = await shop.control.submissions();
    expect(commission[0]?.image_urls).toEqual([expect.stringMatching(/-one\.jpg\?token=/)]);
  });
});

test('a draft is kept with its pictures when sending fails, and after a reload, until it is sent @firefox', async ({
  page,
  shop,
  consoleErrors,
}) => {
  const form = await openFilledIn(page);
  await form.chooseFiles(await aJpeg('cove.jpg'));
  await form.expectAdded('cove.jpg');
  await shop.control.setFaults([{target: 'functions', drop: true, times: 1}]);
  await form.button.click();
  await form.expectSaid('error', 'Failed to submit request', 'Please try again later');
  await expectFilledIn(form);
  await form.expectAdded('cove.jpg');
  // The browser logs the 502.
  consoleErrors.length = 0;
  await page.reload();
  await expect(form.form.getByText('Your draft is still here.')).toBeVisible();
  await expectFilledIn(form);
  await form.expectAdded('cove.jpg');
  await form.button.click();
  await form.expectReceived();
  const {commission} = await shop.control.submissions();
  expect(commission[0]?.image_urls).toHaveLength(1);
  await page.reload();
  await expect(form.form.getByText('Choose Pictures')).toBeVisible();
  await expectEmpty(form);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  /** Distance from the header to the focused field's label, in pixels. */
  const distanceFromHeader = (page: Page) =>
    page.evaluate(() => {
      const {labels} = document.activeElement as HTMLInputElement;
      const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
      return labels![0]!.getBoundingClientRect().top - bar;
    });

  test('every field reached with Shift+Tab is below the header', async ({page}) => {
    const form = new CommissionPage(page);
    await form.open();
    await form.field('Additional details').focus();
    for (const label of ['Colors', 'Subject', 'Phone', 'Email', 'Name']) {
      await page.keyboard.press('Shift+Tab');
      await expect(form.field(label)).toBeFocused();
      await expect.poll(() => distanceFromHeader(page), {message: label}).toBeGreaterThanOrEqual(0);
    }
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', {name: 'Start Your Request'})).toBeFocused();
    const place = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', {name: /Shopping cart/})).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
});
