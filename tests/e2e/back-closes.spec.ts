import {expect, test} from '../support/test';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

test('Back closes the viewer, the wall and the cart, and then leaves the page', async ({page}) => {
  await page.goto('/collections/prints');
  await page.getByRole('main').getByRole('link', {name: 'First Light'}).first().click();
  // The URL changes before the page: until then, the link under the mouse may still prefetch.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First Light');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) loads.push(request.url());
  });

  const viewer = page.getByRole('dialog', {name: 'First Light', exact: true});
  const picture = page
    .getByRole('group', {name: /^Pictures of/})
    .getByRole('link')
    .first();
  await picture.click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();

  const wall = page.getByRole('dialog', {name: /on your wall/i});
  await page.getByRole('button', {name: 'See It on Your Wall'}).click();
  await wall.getByRole('combobox', {name: 'Size'}).selectOption('24 × 18 in');
  await page.goBack();
  await expect(wall).toBeHidden();
  const withSize = '/product/first-light?size=18%C3%9724+in';
  await expect(page).toHaveURL(withSize);
  await expect(page.getByRole('radio', {name: '24 × 18 in'})).toBeChecked();

  const cart = page.getByRole('dialog', {name: 'Shopping Cart'});
  await page.getByRole('button', {name: /^Shopping cart/}).click();
  await expect(cart).toBeVisible();
  await page.goBack();
  await expect(cart).toBeHidden();
  await expect(page).toHaveURL(withSize);
  expect(loads, 'the page stays').toEqual([]);

  // The close button leaves no entry behind.
  await page.getByRole('button', {name: /^Shopping cart/}).click();
  await cart.getByRole('button', {name: 'Close'}).click();
  await expect(cart).toBeHidden();
  await expect.poll(() => page.evaluate(() => 'isDialog' in window.history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/collections/prints');
});

test('after a link in the cart, or a reload with the cart open, Back leads to the previous page at once', async ({
  page,
}) => {
  const heading = page.getByRole('heading', {level: 1});
  const cart = page.getByRole('dialog', {name: 'Shopping Cart'});
  const openCart = async () => {
    await page.getByRole('button', {name: /^Shopping cart/}).click();
    await expect(cart).toBeVisible();
  };
  await page.goto('/journal');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy', exact: true}).click();
  await expect(heading).toHaveText('Privacy');
  await openCart();
  await cart.getByRole('link', {name: 'Shop Prints'}).click();
  await expect(heading).toHaveText('Fine Art Prints');
  await expect(cart).toBeHidden();
  await page.goBack();
  await expect(heading).toHaveText('Privacy');
  await page.goBack();
  await expect(heading).toHaveText('Journal');

  await page.goForward();
  await expect(heading).toHaveText('Privacy');
  await openCart();
  await page.reload();
  await expect(cart).toBeHidden();
  await page.goBack();
  await expect(heading).toHaveText('Journal');
});

test('a slow link in the cart leaves its page in the history when the cart closes while it loads', async ({
  page,
}) => {
  const heading = page.getByRole('heading', {level: 1});
  const cart = page.getByRole('dialog', {name: 'Shopping Cart'});
  let load = () => {};
  const mayLoad = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/prints\.data/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  const followSlowLink = async () => {
    await page.getByRole('button', {name: /^Shopping cart/}).click();
    await cart.getByRole('link', {name: 'Shop Prints'}).click();
    await expect(page.locator('.animate-progress')).toBeAttached();
  };
  await page.goto('/journal');

  // Back ends the navigation.
  await followSlowLink();
  const stayed = page.waitForRequest(/\/journal\.data/);
  await page.goBack();
  await expect(cart).toBeHidden();
  await stayed;

  await followSlowLink();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  load();
  await expect(heading).toHaveText('Fine Art Prints');
  await page.goBack();
  await expect(heading).toHaveText('Journal');
});
