import {gzipSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {expect} from '../support/test';
import {test} from '../support/test-deployed';

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

/** Records the page's successful responses until the returned function is called, which resolves with them. */
function noteArrivals(page: Page): () => Promise<ResponseSize[]> {
  const pending: Promise<ResponseSize>[] = [];
  const note = (response: Response) => {
    // A redirect has no body.
    if (response.ok()) pending.push(weigh(response));
  };
  page.on('response', note);
  return () => {
    page.off('response', note);
    return Promise.all(pending);
  };
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

for (const path of ['/', '/collections/prints', '/product/first-light']) {
  test(`${path} is within its budget`, async ({page}) => {
    // Chromium may find its own pointer over a link of a page that opens, which fetches the page behind it.
    await page.addInitScript(() =>
      window.addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
    );
    const readArrivals = noteArrivals(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    const arrivals = await readArrivals();
    for (const [kind, budget] of Object.entries(BUDGET)) {
      const bytes = bytesOf(arrivals, kind);
      expect(bytes, kind).toBeGreaterThan(0);
      expect(bytes, listArrivals(arrivals, kind)).toBeLessThanOrEqual(budget);
    }
  });
}
