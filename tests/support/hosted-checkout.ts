import {expect, type Page} from '@playwright/test';
import {CartPanel} from './cart-panel';

/** Adds the work of the page to the empty cart, and checks out. */
export async function openCheckout(page: Page) {
  await page.getByRole('button', {name: 'Add to Cart'}).first().click();
  const panel = new CartPanel(page);
  await panel.expectCount(1);
  await panel.open();
  await panel.checkOut();
}

/** Fills in the hosted checkout with an address in New Brunswick and continues to the payment. */
export async function enterDeliveryAddress(page: Page) {
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Country').selectOption({label: 'Canada'});
  await page.getByLabel('Full name').fill('Ada Leblanc');
  await page.getByLabel('Street address').fill('12 Water Street');
  await page.getByLabel('City or town').fill('Saint Andrews');
  await page.getByLabel('Province or state').selectOption({label: 'New Brunswick'});
  await page.getByLabel('Postal or ZIP code').fill('E5B 1A1');
  await page.getByRole('button', {name: 'Continue to payment'}).click();
}

/** Pays with the test card that succeeds. */
export async function pay(page: Page) {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry (MM/YY)').fill('12/39');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', {name: /^Pay/}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Thank you');
}

/** Pays the invoice of a private page, with a link of this text, once Shopify has written it. */
export async function payInvoice(page: Page, name: string) {
  const invoice = page.getByRole('link', {name});
  await expect(async () => {
    await page.reload();
    await expect(invoice).toBeVisible({timeout: 500});
  }).toPass();
  await invoice.click();
  await enterDeliveryAddress(page);
  await pay(page);
}
