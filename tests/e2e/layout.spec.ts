import {expect, test} from '../support/test';

const LINKS = [
  ['Prints', '/collections/prints'],
  ['Originals', '/collections/originals'],
  ['Commissions', '/commissions'],
  ['About', '/about'],
  ['Gallery', '/gallery'],
  ['Contact', '/contact'],
  ['Home', '/'],
] as const;

test('the bar leads to every page and marks the one that is open', async ({page}) => {
  await page.goto('/pages/terms');
  for (const [name, path] of LINKS) {
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name, exact: true})
      .click();
    await expect(page).toHaveURL(path);
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true}),
    ).toHaveAttribute('aria-current', 'page');
  }
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', {name: 'Maren Hallet Fine Art'}).click();
  await expect(page).toHaveURL('/');
});

test('the footer leads to the policies and says who and when', async ({page}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Art that speaks to the heart');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer.getByRole('link', {name: 'studio@marenhallet.example'})).toBeVisible();
  for (const [name, path] of [
    ['Shipping', '/pages/shipping'],
    ['Returns', '/pages/returns'],
    ['Privacy', '/pages/privacy'],
    ['Terms', '/pages/terms'],
  ] as const) {
    await footer.getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(path);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the side menu opens, and closes when a link is pressed', async ({page}) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', {name: 'Menu'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu).toBeVisible();
    await menu.getByRole('link', {name: 'Prints', exact: true}).click();
    await expect(page).toHaveURL('/collections/prints');
    await expect(menu).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('the menu button leads to the links in the footer', async ({page}) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', {name: 'Menu'}).click();
      await expect(
        page.getByRole('contentinfo').getByRole('link', {name: 'Prints', exact: true}),
      ).toBeInViewport();
    });
  });
});

test('going back returns to where one was, a new page starts at its top', async ({page}) => {
  await page.goto('/collections/prints');
  await page.getByRole('link', {name: /Green Water/}).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await page.getByRole('link', {name: /Green Water/}).click();
  await expect(page.getByRole('heading', {name: 'Green Water', level: 1})).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'Fine Art Prints'})).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('opening and closing the cart leaves the page where it is', async ({page}) => {
  await page.goto('/collections/prints');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('button', {name: /Shopping cart/}).click();
  await expect(page.getByRole('dialog', {name: 'Shopping Cart'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});
