import {expect, test} from '../support/test';

test('navigating to home shows a spinner while the works load', async ({page, shop}) => {
  await page.goto('/pages/shipping');
  await shop.control.setFaults([{target: 'storefront', delayMs: 1500, times: 1}]);
  await page.getByRole('banner').getByRole('link', {name: 'Home', exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeVisible();
  const works = page.getByRole('region', {name: 'Exclusive Works'});
  await expect(works.getByRole('article')).toHaveCount(2);
  await expect(works.getByText('Seasonal—limited time')).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toHaveCount(0);
});
test('the first view shows the featured work, uncropped and linked to its page, and the next heading', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('region', {name: 'Art that speaks to the heart'});
  const picture = hero.getByRole('img');
  for (const [width, height] of [
    [390, 664],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({width, height});
    const size = `${width}×${height}`;
    await expect(picture, size).toBeInViewport({ratio: 1});
    await expect(page.getByRole('heading', {name: 'Exclusive Works'}), size).toBeInViewport({
      ratio: 1,
    });
    const {width: shown, height: high} = (await picture.boundingBox())!;
    expect(shown / high, size).toBeCloseTo(4 / 3, 1);
  }
  await hero.getByRole('link', {name: /First Light, 2023\. From CAD \$55\.00$/}).click();
  await expect(page).toHaveURL('/product/first-light');
});
