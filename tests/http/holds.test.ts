import {describe, expect, it} from 'vitest';
import {englishIn} from '../support/english-in';
import {mailedLink} from '../support/mailed-link';
import {expectPrivate} from '../support/private-pages';
import {useSharedShop} from '../support/shared-shop';

const WORK = '/product/the-long-gale';
const BUYER = {name: 'Ada Moore', email: 'ada@example.com', message: 'Over the stairs.'};
const TERMS = {
  intent: 'agree',
  price: '4,800',
  shipping: '180',
  hours: '72',
  note: 'Encadré de chêne.',
  maxPayments: '6',
  firstPercent: '25',
};

const shop = useSharedShop();

/** A form, as a browser without scripts posts it from the page as it is now. */
async function post(url: string, fields: Record<string, string>) {
  const page = fields.intent && fields.intent !== 'confirm' ? withQuery(url, fields) : url;
  const {html} = await shop.get(page);
  const [, version = ''] = /name="version" value="(\d+)"/.exec(html) ?? [];
  const answer = await shop.get(page, {
    method: 'POST',
    body: new URLSearchParams({...(version && {version}), ...fields}),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer;
}

/** The page that shows the form of an action. */
function withQuery(url: string, {intent = '', count = ''}: Record<string, string>): string {
  return `${url}?${new URLSearchParams(count ? {count} : {do: intent})}`;
}

/** A hold that the artist agreed to. */
async function agree(path = '') {
  await post(`${path}${WORK}/hold`, BUYER);
  const first = await mailedLink(shop, 'holds/status', 1);
  await post(first, {intent: 'confirm'});
  const artist = await mailedLink(shop, 'holds/manage', 2);
  await post(artist, TERMS);
  return {artist, buyer: await mailedLink(shop, 'holds/status', 3)};
}

async function waitFor(url: string, found: RegExp): Promise<RegExpExecArray> {
  let match: RegExpExecArray | null = null;
  await expect.poll(async () => (match = found.exec((await shop.get(url)).html))).not.toBeNull();
  return match!;
}

describe('an original', () => {
  it('can be requested beside ‘Contact for Pricing’, unlike a print', async () => {
    const {html, text} = await shop.get(WORK);
    expect(text).toMatch(/Contact for Pricing\s*Hold It for Me/);
    expect(html).toContain(`href="${WORK}/hold"`);
    expect((await shop.get('/product/first-light')).text).not.toContain('Hold It for Me');
    expect((await shop.get('/product/first-light/hold')).text).toContain(
      'This work can’t be held at the moment.',
    );
    const refused = await shop.get('/product/first-light/hold', {
      method: 'POST',
      body: new URLSearchParams(BUYER),
    });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('value="Ada Moore"');
    expect((await shop.get('/product/no-such-work/hold')).status).toBe(404);
  });

  it('is reserved everywhere until the hold ends, and never shows its price', async () => {
    const {artist} = await agree();
    await waitFor(WORK, /Reserved/);
    for (const path of [
      WORK,
      '/collections/originals',
      '/search?q=long+gale',
      `/shortlist?works=${await shop.productNumber('the-long-gale')}`,
    ]) {
      const {html} = await shop.get(path);
      expect(html, path).toContain('Reserved');
      expect(html, path).not.toMatch(/(?<!\d)4,?(?:800|980)(?!\d)/);
    }
    const {html, text} = await shop.get(WORK);
    expect(html).toContain('https://schema.org/Reserved');
    expect(text).toContain('Tell me if it becomes available');
    expect(text).not.toContain('Hold It for Me');
    await post(artist, {intent: 'end', note: ''});
    await waitFor(WORK, /Hold It for Me/);
  });
});

describe('an order that waits for its money', () => {
  /** Posts a form of the embedded admin about the only order or draft order. */
  async function postAdmin(section: string, intent: string) {
    const url = `${shop.backendUrl}/admin/${section}`;
    const [, id = ''] = /name="id" value="([^"]+)"/.exec((await shop.get(url)).html) ?? [];
    await shop.get(url, {
      method: 'POST',
      headers: {origin: shop.backendUrl},
      body: new URLSearchParams({id, intent}),
    });
  }

  it('is no payment until the artist marks it as paid in Shopify', async () => {
    const {artist, buyer} = await agree();
    await waitFor(buyer, /invoices/);
    await postAdmin('draft-orders', 'complete');
    // Any change of hers looks the order up, as the hourly sync does.
    await post(artist, {intent: 'extend', hours: '24'});
    await waitFor(artist, /Order #1001 is awaiting payment/);
    const {text} = await shop.get(buyer);
    expect(text).toContain('Thank you for order #1001.');
    expect(text).not.toContain('Pay Now');
    await postAdmin('orders', 'paid');
    await waitFor(buyer, /You’ve paid in full/);
  });
});

describe('the private pages of a hold', () => {
  it('are neither cached nor indexed, reveal their URL to nobody, and change nothing when opened', async () => {
    const {artist, buyer} = await agree();
    for (const link of [buyer, `${artist}?do=end`]) await expectPrivate(shop, link);
    expect((await shop.get(buyer)).text).toContain('This painting is on hold for you.');
    // Each token opens the page of its reader only.
    const token = buyer.split('/').at(-1)!;
    expect((await shop.get(`/holds/manage/${token}`)).text).toContain('can’t be found');
  });

  it('accept a plan without scripts, with an invoice for its first payment', async () => {
    const {artist, buyer} = await agree('/fr');
    const plan = await shop.get(`${buyer}?count=3`);
    expect(plan.text).toContain('1 245,00 $ CA');
    const accepted = await post(buyer, {intent: 'accept', count: '3', terms: 'on'});
    expect(accepted.text).toContain('Votre calendrier est fixé');
    const [, invoice = ''] = await waitFor(buyer, /href="([^"]*invoices?[^"]*)"/);
    const checkout = await shop.get(invoice.replaceAll('&amp;', '&'));
    expect(checkout.status).toBe(200);
    expect(checkout.html).toMatch(/1.245,00/);
    // An outdated page is refused, and keeps the payment that was chosen.
    const late = await shop.get(`${artist}?do=record`, {
      method: 'POST',
      body: new URLSearchParams({intent: 'record', payment: '2', version: '0'}),
    });
    expect(late.status).toBe(409);
    expect(late.text).toContain('This page has changed since you opened it.');
    expect(late.html).toMatch(/<option value="2" selected/);
    // Her link is recorded in Shopify as paid.
    await post(artist, {intent: 'record', payment: '1'});
    await waitFor(buyer, /Payé en personne/);
    await expect.poll(async () => (await shop.control.orders()).length).toBe(1);
    expect(englishIn((await shop.get(buyer)).html)).toEqual([]);
  });
});
