import type {Page} from '@playwright/test';
import {GOOGLE_ID, pageViews} from '../support/google';
import {expect} from '../support/test';
import {test} from '../support/test-deployed';
import {collectViolations} from '../support/violations';

const SCRIPTS = [
  'https://cdn.shopify.com/shopifycloud/consent-tracking-api/v0.2/consent-tracking-api.js',
  `https://www.googletagmanager.com/gtag/js?id=${GOOGLE_ID}`,
];

/** The part of Shopify's consent script that Hydrogen reads. */
const CONSENT_API = `window.Shopify = {};
window.Shopify.customerPrivacy = {
  setTrackingConsent: (consent, done) => done(),
  analyticsProcessingAllowed: () => true,
  marketingAllowed: () => false,
  preferencesProcessingAllowed: () => false,
  saleOfDataAllowed: () => false,
  shouldShowBanner: () => false,
  currentVisitorConsent: () => ({}),
};
document.dispatchEvent(new Event('shopifyCustomerPrivacyApiLoaded'));`;

/** Replaces every script from another site with one that records its URL in `window.ran`. */
async function mockScripts(page: Page) {
  await page.route(/cdn\.shopify\.com|googletagmanager|evil\.example/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: {'access-control-allow-origin': '*'},
      body: `(window.ran ??= []).push(${JSON.stringify(route.request().url())});${
        /consent-tracking/.test(route.request().url()) ? CONSENT_API : ''
      }`,
    }),
  );
  await page.route(/shopifysvc|google-analytics/, (route) => route.fulfill({status: 204}));
  // Hydrogen asks its own origin for the visitor's consent.
  await page.route('**/api/unstable/graphql.json', (route) => route.fulfill({json: {data: {}}}));
}

const ran = (page: Page) =>
  page.evaluate(() => ((window as unknown as {ran?: string[]}).ran ?? []).sort());

test('with consent, scripts of Shopify and Google run under Trusted Types and get page URLs without queries', async ({
  page,
}) => {
  await mockScripts(page);
  const violations = await collectViolations(page);
  const sent: string[] = [];
  await page.route(/shopifysvc/, (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({status: 204});
  });
  await page.goto('/contact?subject=For+Anne&utm_source=letter#message=secret');
  expect(await ran(page)).toEqual([]);
  await page.getByRole('button', {name: 'Accept'}).click();
  await expect.poll(() => ran(page)).toEqual([...SCRIPTS].sort());
  await expect.poll(() => sent.join()).toContain('/contact?utm_source=letter');
  await page.getByRole('banner').getByRole('link', {name: 'Prints'}).click();
  // Its description is set as HTML.
  await page.getByRole('link', {name: /Green Water/}).click();
  await expect.poll(() => sent.join()).toContain('/product/green-water');
  // The view of a page, and of the product.
  await expect.poll(() => sent.join()).toContain('product_page_rendered');
  expect(sent.join()).not.toMatch(/Anne|secret/);

  const google = await pageViews(page);
  expect(google.map(({page_location}) => new URL(page_location).pathname)).toEqual([
    '/contact',
    '/collections/prints',
    '/product/green-water',
  ]);
  expect(JSON.stringify(google)).not.toMatch(/Anne|secret/);
  expect(google[0]!.page_location).toMatch(/\?utm_source=letter$/);
  expect(google[1]!.page_referrer).toBe(google[0]!.page_location);
  expect(violations).toEqual([]);
});

test('no other script from those sites runs, and each blocked one is counted', async ({
  page,
  shop,
  consoleErrors,
}) => {
  await mockScripts(page);
  await page.goto('/product/first-light');
  await page.getByRole('button', {name: 'Accept'}).click();
  await expect.poll(() => ran(page)).toEqual([...SCRIPTS].sort());
  shop.readOutput();
  await page.evaluate(() => {
    // In a timeout, because Playwright's own evaluation is exempt.
    setTimeout(() => {
      for (const url of [
        'https://cdn.shopify.com/s/files/1/0001/evil.js',
        'https://www.googletagmanager.com/gtag/js?id=GTM-EVIL',
        'https://www.googletagmanager.com/gtm.js?id=GTM-EVIL',
        'https://evil.example/a.js',
      ]) {
        const script = document.createElement('script');
        script.src = url;
        document.body.append(script);
      }
    });
  });
  await expect
    .poll(() => shop.readOutput())
    .toMatch(/"event":"violation","directive":"script-src-elem","blocked":"[a-z:]+"\}/);
  expect(await ran(page)).toEqual([...SCRIPTS].sort());
  consoleErrors.length = 0;
});
