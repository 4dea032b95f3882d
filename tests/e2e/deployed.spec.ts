import {gzipSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {CartPanel} from '../support/cart-panel';
import {expect} from '../support/test';
import {ASSET_BASE, test} from '../support/test-deployed';
import {collectViolations} from '../support/violations';

/**
 * What a first visit may weigh, in bytes as sent with gzip at level 6; fonts are compressed already. A page that grows by a few
 * kilobytes fails no test, a library that comes by mistake does. A product page has about 178 kB of scripts, a list 20 kB
 * of HTML, every page 20 kB of styles.
 */
const BUDGET = {
  script: 185_000,
  stylesheet: 23_000,
  document: 23_000,
  font: 60_000,
} as const;

/** Loads after the page: the consent banner. */
const AFTERWARDS = /\/assets\/ConsentGate-/;

/** A response that a page received, and its size. */
interface ResponseSize {
  url: string;
  /** The browser's resource type: document, script, stylesheet, font, image … */
  kind: string;
  /**
   * Transferred bytes. Text is counted with gzip at level 6, whatever the server uses; pictures and fonts are already
   * compressed.
   */
  bytes: number;
}

const TEXT = /text|javascript|json|xml/;

/** Records the page's successful responses from now on. The returned function resolves with those received so far. */
function noteArrivals(page: Page): () => Promise<ResponseSize[]> {
  const pending: Promise<ResponseSize>[] = [];
  page.on('response', (response) => {
    // A redirect has no body.
    if (response.ok()) pending.push(weigh(response));
  });
  return () => Promise.all(pending);
}

/** The transferred bytes of all responses of one kind. */
function bytesOf(arrivals: readonly ResponseSize[], kind: string): number {
  return arrivals
    .filter((arrival) => arrival.kind === kind)
    .reduce((sum, {bytes}) => sum + bytes, 0);
}

/** The sizes of the responses of one kind, by file, for the message of a failed budget. */
function listArrivals(arrivals: readonly ResponseSize[], kind: string): string {
  const files = arrivals.filter((arrival) => arrival.kind === kind);
  return files.map(({url, bytes}) => `${new URL(url).pathname} ${bytes}`).join(', ');
}

async function weigh(response: Response): Promise<ResponseSize> {
  const body = await response.body();
  const isText = TEXT.test(response.headers()['content-type'] ?? '');
  return {
    url: response.url(),
    kind: response.request().resourceType(),
    bytes: isText ? gzipSync(body, {level: 6}).length : body.length,
  };
}

/** A page has its style sheet and fonts, and is hydrated. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({status}) => status === 'loaded').length);
  await expect.poll(loaded).toBeGreaterThan(0);
  const pictures = page.locator('img:visible');
  for (const picture of (await pictures.all()).slice(0, 2)) {
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
}

for (const path of ['/', '/collections/prints', '/product/first-light']) {
  test(`${path} is complete and within its budget, with the build’s files at another origin`, async ({
    page,
  }) => {
    const violations = await collectViolations(page);
    // Chromium may find its own pointer over a link of a page that opens, which fetches the page behind it.
    await page.addInitScript(() =>
      window.addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
    );
    const readArrivals = noteArrivals(page);
    const response = await page.goto(path, {waitUntil: 'networkidle'});
    await expectWhole(page);

    const arrivals = (await readArrivals()).filter(({url}) => !AFTERWARDS.test(url));
    for (const kind of ['script', 'stylesheet', 'font']) {
      const ofKind = arrivals.filter((arrival) => arrival.kind === kind);
      expect(ofKind.length, kind).toBeGreaterThan(0);
      for (const {url} of ofKind) expect(url).toContain(ASSET_BASE);
    }
    for (const [kind, budget] of Object.entries(BUDGET)) {
      expect(bytesOf(arrivals, kind), listArrivals(arrivals, kind)).toBeLessThanOrEqual(budget);
    }
    // Other merchants' files are in the same place.
    const policy = response?.headers()['content-security-policy'] ?? '';
    const sources = new URL(ASSET_BASE);
    expect(policy).toContain(`style-src 'self' ${ASSET_BASE}`);
    expect(policy.split(/[ ;]+/)).not.toContain(sources.origin);
    expect(violations).toEqual([]);
  });
}

test('social icons are drawn, and a print goes to checkout', async ({page}) => {
  const violations = await collectViolations(page);
  await page.goto('/contact');
  await expectWhole(page);
  const sign = page.getByRole('contentinfo').locator('svg use').first();
  await expect
    .poll(() => sign.evaluate((use) => (use as SVGUseElement).getBoundingClientRect().width))
    .toBeGreaterThan(8);
  await page.goto('/product/first-light');
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  const panel = new CartPanel(page);
  await panel.expectCount(1);
  await panel.open();
  await expect(panel.line('First Light')).toBeVisible();
  expect(violations).toEqual([]);
  await panel.checkOut();
});
