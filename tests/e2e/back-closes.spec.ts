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
