import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {expect, test} from '../support/test';

/** Saves a work with the heart on its page. */
async function save(page: Page, handle: string, title: string) {
  await page.goto(`/product/${handle}`);
  const heart = page.getByRole('button', {name: `Save ${title}`});
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

const titles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');

test('a heart on a card saves a work, which the header counts; the heart on the work’s page removes it', async ({
  page,
}) => {
  await page.goto('/collections/prints');
  const link = page.getByRole('banner').getByRole('link', {name: /^Your shortlist/});
  const heart = page.getByRole('button', {name: 'Save Moon Road'});
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(link).toHaveAccessibleName('Your shortlist, 1 work');
  await expect(page).toHaveURL('/collections/prints');

  await page.goto('/product/moon-road');
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolation(page, '.site-header');
  await heart.first().focus();
  await page.keyboard.press('Space');
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(link).toHaveAccessibleName('Your shortlist');
  await link.click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('works are saved and annotated by keyboard, then shared', async ({page, shop, context}) => {
  await page.goto('/shortlist');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: 'Shop Prints'})).toBeInViewport();
  await save(page, 'first-light', 'First Light');
  await save(page, 'the-long-gale', 'The Long Gale');
  await save(page, 'red-hull', 'Red Hull');
  await page.goto('/shortlist');
  await expect(titles(page)).toHaveText(['First Light', 'The Long Gale', 'Red Hull']);

  await page.getByRole('button', {name: /^Remove.*First Light/}).click();
  await expect(titles(page)).toHaveText(['The Long Gale', 'Red Hull']);
  await page.getByText('Your note: Red Hull').click();
  await page.getByLabel('Note on Red Hull').fill('Over the “stove”');
  await expectNoViolation(page, 'main');

  // They hang together, at one scale: each with 9 cm around it for its shadow.
  await page.getByRole('button', {name: 'See Them on Your Wall'}).click();
  const wall = page.getByRole('dialog', {name: 'On Your Wall'});
  const gale = wall.getByRole('button', {name: /^The Long Gale, 48 ×/});
  const hull = wall.getByRole('button', {name: /^Red Hull, 8 × 8 in/});
  const [first, second] = [(await gale.boundingBox())!, (await hull.boundingBox())!];
  // The print in its standard frame of 12 × 12 in with a face of 2 cm.
  const hullCm = 12 * 2.54 + 4;
  expect((hullCm + 18) / (122 + 18)).toBeCloseTo(second.width / first.width, 1);
  await expectNoViolation(page, 'dialog');
  await page.keyboard.press('Escape');
  // A closed dialog leaves its history entry a moment later, and a load that starts before is aborted.
  await expect.poll(() => page.evaluate(() => 'isDialog' in window.history.state)).toBe(false);

  await page.reload();
  await expect(page.getByLabel('Note on Red Hull')).toHaveValue('Over the “stove”');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', {name: 'Copy Link to This List'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // The link leaves out a work that has left the shop.
  await shop.control.removeProduct('the-long-gale');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByRole('heading', {name: 'A Shortlist for You'})).toBeVisible();
  await expect(titles(page)).toHaveText(['Red Hull']);
  await page.getByRole('link', {name: 'Skip to content'}).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByText('“Over the “stove””')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Some works on this list have left the shop')).toBeVisible();
  await expectNoViolation(page, 'main');

  // Forced, because the link covers the picture.
  await page.getByRole('main').locator('li img').click({force: true});
  await expect(page).toHaveURL('/product/red-hull');
  await page.goBack();

  // No request has the notes, not even after a reload.
  const urls: string[] = [];
  page.on('request', (request) => urls.push(decodeURIComponent(request.url())));
  await page.getByRole('link', {name: 'Ask About These Works'}).click();
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(/Red Hull \(Over the “stove”\)/);
  await page.reload();
  await expect(message).toHaveValue(/Red Hull \(Over the “stove”\)/);
  expect(urls.filter((url) => url.split('#')[0]?.includes('stove'))).toEqual([]);
  await page.goBack();
  await page.getByRole('button', {name: 'Save These Works'}).click();
  await expect(page).toHaveURL('/shortlist');
  await expect(page.getByLabel('Note on Red Hull')).toHaveValue('Over the “stove”');
});

test('a full list says that it has no room for the works of a link', async ({page, shop}) => {
  const id = (await shop.productId('red-hull')).replace(/.*\//, '');
  await page.goto('/');
  await page.evaluate(() => {
    const full = Array.from({length: 30}, (_, index) => ({id: String(index + 1), note: ''}));
    localStorage.setItem('shortlist', JSON.stringify(full));
  });
  await page.goto(`/shortlist?works=${id}`);
  await page.getByRole('button', {name: 'Save These Works'}).click();
  await expect(page.getByText('Your shortlist is full')).toBeVisible();
  await page.goto(`/shortlist?keep=${id}`);
  await expect(page.getByText('Your shortlist is full')).toBeVisible();
});

test('without a connection, the wall opens without the saved works, and the shortlist says so', async ({
  page,
  consoleErrors,
}) => {
  await save(page, 'first-light', 'First Light');
  await page.route(/works=/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', {name: 'See It on Your Wall'}).click();
  await failed;
  await expect(page.getByRole('dialog', {name: 'On Your Wall'})).toBeVisible();
  await page.goto('/shortlist');
  await expect(page.getByText('The works couldn’t be loaded')).toBeVisible();
  // The browser logs the requests that failed.
  consoleErrors.length = 0;
});

test('a work that another tab saves is not called gone before it has loaded', async ({
  page,
  context,
  consoleErrors,
}) => {
  await save(page, 'first-light', 'First Light');
  await page.goto('/shortlist');
  await expect(titles(page)).toHaveText(['First Light']);
  let fail = () => {};
  await page.route(/works=/, async (route) => {
    await new Promise<void>((resolve) => (fail = resolve));
    await route.abort();
  });
  const asked = page.waitForRequest(/works=\d+,\d+/);
  await save(await context.newPage(), 'red-hull', 'Red Hull');
  await asked;
  await expect(page.getByRole('link', {name: 'Your shortlist, 2 works'})).toBeVisible();
  const gone = page.getByText('Works that have left the shop');
  await expect(gone).toHaveCount(0);
  fail();
  await expect(page.getByText('The works couldn’t be loaded')).toBeVisible();
  await expect(gone).toHaveCount(0);
  // The browser logs the request that failed.
  consoleErrors.length = 0;
});
