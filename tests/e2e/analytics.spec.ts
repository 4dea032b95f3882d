import type {Page} from '@playwright/test';
import {CartPanel} from '../support/cart-panel';
import {CommissionPage} from '../support/commission-page';
import {mockGoogle, sentEvents} from '../support/google';
import {expect} from '../support/test';
import {test as measured} from '../support/test-analytics';

const test = measured.extend<{agreed: void}>({
  agreed: [
    async ({page}, use) => {
      await mockGoogle(page);
      await page.addInitScript(() => localStorage.setItem('privacy-choice', 'accepted'));
      await use();
    },
    {auto: true},
  ],
});

/** The parameters of the events with this name, as soon as there is one. */
async function events(page: Page, name: string) {
  await expect
    .poll(async () => (await sentEvents(page))?.some((event) => event.name === name) ?? false)
    .toBe(true);
  return (await sentEvents(page))!
    .filter((event) => event.name === name)
    .map(({parameters}) => parameters);
}

const PRODUCT_ID = expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/);
const VARIANT_ID = expect.stringMatching(/^gid:\/\/shopify\/ProductVariant\/\d+$/);

test('a list view, a click on a work and the view of its page send one event each', async ({
  page,
}) => {
  await page.goto('/collections/prints');
  const [list, ...others] = await events(page, 'view_item_list');
  expect(others).toEqual([]);
  expect(Object.keys(list!)).toEqual(['items']);
  const items = list!.items as Record<string, unknown>[];
  expect(items).toHaveLength(20);
  expect(items.map(({index}) => index)).toEqual(Array.from({length: 20}, (_, at) => at + 1));
  for (const item of items) {
    expect(item.item_id).toEqual(PRODUCT_ID);
    expect(Object.keys(item).filter((key) => key !== 'price')).toEqual([
      'item_id',
      'item_name',
      'index',
    ]);
  }

  await page
    .getByRole('link', {name: /^View Details/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//);
  expect(await events(page, 'select_item')).toEqual([{items: [items[0]]}]);
  const [view] = await events(page, 'view_item');
  expect(view).toEqual({
    currency: 'CAD',
    value: expect.any(Number),
    items: [
      {
        item_id: items[0]!.item_id,
        item_name: items[0]!.item_name,
        price: view!.value,
        item_category: 'Prints',
      },
    ],
  });

  await page.goBack();
  await expect(page).toHaveURL(/collections/);
  await page.goForward();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('button', {name: 'Add to Cart'})).toBeVisible();
  expect(await events(page, 'view_item')).toHaveLength(1);
  expect(await events(page, 'view_item_list')).toHaveLength(1);
});

test('adding to the cart and the checkout send their events', async ({page, shop}) => {
  await page.goto('/product/first-light?utm_source=letter&utm_campaign=spring&gclid=abc&x=1');
  await events(page, 'view_item');
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  const [added] = await events(page, 'add_to_cart');
  const item = {
    item_id: VARIANT_ID,
    item_name: 'First Light',
    price: added!.value,
    quantity: 1,
  };
  expect(added).toEqual({currency: 'CAD', value: expect.any(Number), items: [item]});

  const cart = new CartPanel(page);
  await cart.open();
  const checkout = await cart.readCheckout(shop.backendUrl);
  expect(await events(page, 'begin_checkout')).toEqual([
    {currency: 'CAD', value: added!.value, items: [item]},
  ]);
  const parameters = Object.fromEntries(checkout.searchParams);
  expect(parameters).toMatchObject({
    channel: 'online_store',
    utm_source: 'letter',
    utm_campaign: 'spring',
    gclid: 'abc',
  });
  expect(parameters.x).toBeUndefined();
});

test('a sign-up, a message and a commission send their event after they are stored', async ({
  page,
}) => {
  await page.goto('/');
  await events(page, 'view_item_list');
  const home = page.getByRole('region', {name: 'Be there when a painting leaves the easel'});
  await home.getByLabel('Email address').fill('home@example.com');
  await home.getByRole('button', {name: 'Become a Priority Member'}).click();
  expect(await events(page, 'sign_up')).toEqual([{method: 'homepage'}]);
  const footer = page.getByRole('region', {name: 'Letters from the Studio'});
  await footer.getByLabel('Email address').fill('footer@example.com');
  await footer.getByRole('button', {name: 'Subscribe'}).click();
  await expect.poll(async () => (await events(page, 'sign_up')).at(-1)).toEqual({method: 'footer'});

  await page.goto('/contact');
  const letter = page.getByRole('main');
  await letter.getByLabel('Name').fill('Ada');
  await letter.getByLabel('Email').fill('ada@example.com');
  await letter.getByLabel('Subject').fill('A question');
  await letter.getByLabel('Message').fill('Is the tide high?');
  await page.getByRole('button', {name: 'Send Message'}).click();
  expect(await events(page, 'generate_lead')).toEqual([
    {form: 'contact_form', subject: 'A question'},
  ]);

  const commission = new CommissionPage(page);
  await commission.open();
  await commission.fill(
    {Name: 'Ada', Email: 'ada@example.com', Subject: 'A gull', 'Additional details': 'Grey'},
    ['16 × 20 inches', 'CAD $500 to $1,000'],
  );
  await commission.button.click();
  await commission.expectReceived();
  expect(await events(page, 'generate_lead')).toEqual([
    {form: 'commission_form', size: '16x20', budget: '500-1000', subject: 'A gull'},
  ]);
});
