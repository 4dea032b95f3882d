import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';
import {STOREFRONT_FAULTS, STOREFRONT_PAGES} from '../support/storefront-faults';

/** Title and description stand beside each other in what the page hands to its script. */
const NOTICE_LENGTH = 150;

let shop: AttachedShop;
beforeAll(async () => {
  shop = await useSharedShop();
});
afterAll(() => shop.control.clearFaults());

describe.each(STOREFRONT_FAULTS)('a storefront that answers $name', (failing) => {
  it('leaves every page standing, with the words of the toast in it', async () => {
    await shop.control.setFaults([{target: 'storefront', ...failing.fault}]);
    await Promise.all(
      STOREFRONT_PAGES.map(async ({path, heading, empty}) => {
        const response = await fetch(`${shop.url}${path}`);
        const html = await response.text();
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers.get('cache-control')).toBe('no-store');
        const headings = html.match(/<h1\b[\s\S]*?<\/h1>/g) ?? [];
        expect([path, headings.map((text) => pageText(text).trim())]).toEqual([path, [heading]]);
        const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
        expect([path, pageText(main)]).toEqual([path, expect.stringContaining(empty)]);
        const notice = html.slice(html.indexOf(failing.title)).slice(0, NOTICE_LENGTH);
        expect([path, notice]).toEqual([path, expect.stringContaining(failing.title)]);
        expect([path, notice]).toEqual([path, expect.stringContaining(failing.description)]);
      }),
    );
  });
});
