import type {Page} from '@playwright/test';
import {CartPanel} from '../support/cart-panel';
import {CommissionPage} from '../support/commission-page';
import {mockGoogle, sentEvents} from '../support/google';
import {expect, test as base} from '../support/test';

const test = base.extend<{agreed: void}>({
  agreed: [
    async ({page}, use) => {
      await mockGoogle(page);
      await page.addInitScript(() => localStorage.setItem('privacy-choice', '"accepted"'));
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

test('each step from a list to the checkout sends one event', async ({page, shop}) => {
  await page.goto('/collections/prints?utm_source=letter&utm_campaign=spring&gclid=abc&x=1');
  const [list] = await events(page, 'view_item_list');
  const items = list!.items as Record<string, unknown>[];
  expect(items.map(({index}) => index)).toEqual(Array.from({length: 20}, (_, at) => at + 1));

  await page.getByRole('link', {name: 'First Light'}).first().click();
  await expect(page).toHaveURL(/\/product\/first-light/);
  const clicked = items.find(({item_name: name}) => name === 'First Light')!;
  expect(clicked.item_id).toEqual(PRODUCT_ID);
  expect(await events(page, 'select_item')).toEqual([{items: [clicked]}]);
  expect(await events(page, 'view_item')).toMatchObject([
    {currency: 'CAD', items: [{item_id: clicked.item_id, item_category: 'Prints'}]},
  ]);
  // Back and forward are no second views.
  await page.goBack();
  await expect(page).toHaveURL(/collections/);
  await page.goForward();
  await expect(page).toHaveURL(/\/product\//);

  await page.getByRole('button', {name: 'Add to Cart'}).click();
  const [added] = await events(page, 'add_to_cart');
  const item = {item_id: VARIANT_ID, item_name: 'First Light', price: added!.value, quantity: 1};
  expect(added).toEqual({currency: 'CAD', value: expect.any(Number), items: [item]});

  const cart = new CartPanel(page);
  await cart.open();
  const checkout = await cart.readCheckout(shop.backendUrl);
  expect(await events(page, 'begin_checkout')).toEqual([added]);
  expect(await events(page, 'view_item_list')).toHaveLength(1);
  expect(await events(page, 'view_item')).toHaveLength(1);
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
