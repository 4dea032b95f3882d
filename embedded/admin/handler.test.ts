import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import sharp from 'sharp';
import type {Mail} from '../../supabase/functions/_shared/ports';
import {findOpenRequest} from '../../supabase/functions/_shared/commission-links';
import {openTestAdmin, type TestAdmin} from '../admin-api/testing';
import type {Handler} from '../http';
import {HEIC_SAMPLE} from '../../supabase/functions/_shared/testing/heic-sample';
import {createAdminHandler} from './handler';

const ORIGIN = 'http://localhost:3001';

let admin: TestAdmin;
let pages: Handler;
beforeAll(async () => {
  admin = await openTestAdmin('2026-11-21T12:00:00Z');
  pages = createAdminHandler({
    adminApi: admin.handler,
    token: admin.token,
    database: admin.database,
    storefrontOrigin: 'http://localhost:3000',
  });
});
afterAll(() => admin.close());
beforeEach(() => admin.catalogue.reset());

const open = async (path: string) => {
  const response = await pages(new Request(`${ORIGIN}${path}`));
  return {response, text: await response.text()};
};

type Values = Record<string, string | File | readonly string[]>;

async function post(
  path: string,
  values: Values,
  headers: Record<string, string> = {origin: ORIGIN},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) body.append(name, one as string);
  }
  const response = await pages(new Request(`${ORIGIN}${path}`, {method: 'POST', body, headers}));
  return {response, text: await response.text()};
}

/** The body that a browser would post for a page's form: the values of its inputs. */
function valuesIn(page: string): Record<string, string> {
  const unescape = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const values: Record<string, string> = {};
  for (const [tag] of page.matchAll(/<input\b[^>]*>/g)) {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    if (['file', 'checkbox', 'search'].includes(read('type') ?? '')) continue;
    values[read('name') ?? ''] = unescape(read('value') ?? '');
  }
  for (const [, name = '', value = ''] of page.matchAll(
    /<textarea[^>]*name="([^"]*)"[^>]*>\n?([^<]*)</g,
  )) {
    values[name] = unescape(value);
  }
  for (const [, name = '', inner = ''] of page.matchAll(
    /<select[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  )) {
    const chosen = /value="([^"]*)"\s+selected/.exec(inner)?.[1];
    if (chosen !== undefined) values[name] = unescape(chosen);
  }
  return values;
}

const pathOf = (handle: string) => {
  const product = admin.catalogue.allProducts().find((one) => one.handle === handle);
  return `/admin/products/${product?.id.replace(/.*\//, '') ?? ''}`;
};
const metafield = (handle: string, key: string) =>
  admin.catalogue.productByHandle(handle)?.metafields.find((one) => one.key === key)?.value;

describe('the admin', () => {
  it.each([
    '/admin/start',
    '/admin/products',
    '/admin/products/new',
    '/admin/content',
    '/admin/content/announcement',
    '/admin/content/gallery_entry',
    '/admin/content/gallery_entry/new',
    '/admin/orders',
    '/admin/discounts',
    '/admin/discounts/new',
    '/admin/blog-posts',
    '/admin/blog-posts/new',
    '/admin/menus',
    '/admin/collections',
    '/admin/menus/main-menu',
    '/admin/redirects',
    '/admin/redirects/new',
    '/admin/translations',
    '/admin/sign-ups',
    '/admin/messages',
    '/admin/commissions',
  ])('has %s', async (path) => {
    const {response, text} = await open(path);
    expect(response.status).toBe(200);
    expect(text).toContain('aria-current="true"');
  });

  it.each([
    '/admin/nothing',
    '/admin/products/1',
    '/admin/content/nothing',
    '/admin/blog-posts/1',
    '/admin/menus/none',
    '/admin/redirects/none',
    '/admin/orders/1001',
    '/admin/translations/Product/1',
    '/admin/translations/Order/1',
  ])('has no %s', async (path) => {
    expect((await open(path)).response.status).toBe(404);
  });

  it.each<[string, Record<string, string>]>([
    ['of another site', {origin: 'https://example.com'}],
    ['without an origin', {}],
    ['of a sandboxed frame', {origin: 'null'}],
  ])('refuses the post %s', async (_what, headers) => {
    const before = admin.catalogue.urlRedirects();
    const values = {path: '/old', target: '/new', intent: 'save'};
    const {response} = await post('/admin/redirects', values, headers);
    expect(response.status).toBe(403);
    expect(admin.catalogue.urlRedirects()).toEqual(before);
  });
});

describe('the form of a product', () => {
  it('saved as it stands changes nothing that the shop shows', async () => {
    for (const handle of ['first-light', 'small-courage', 'tide-lines', 'keeper-of-the-dark']) {
      const {text} = await open(pathOf(handle));
      const before = admin.catalogue.productByHandle(handle)!;
      const {response} = await post(pathOf(handle), {...valuesIn(text), intent: 'save'});
      expect(response.status).toBe(303);
      const after = admin.catalogue.productByHandle(handle)!;
      expect(after.images).toEqual(before.images);
      expect(after.metafields.toSorted(byKey)).toEqual(before.metafields.toSorted(byKey));
      expect(after.variants).toEqual(before.variants.map((one) => ({...one, metafields: []})));
      expect(after).toMatchObject({
        title: before.title,
        tags: before.tags,
        productType: before.productType,
        createdAt: before.createdAt,
      });
    }
  });

  const byKey = (a: {key: string}, b: {key: string}) => a.key.localeCompare(b.key);

  it('changes words, prices, stock, sizes and facts', async () => {
    const path = pathOf('first-light');
    const values = valuesIn((await open(path)).text);
    const count = admin.catalogue.productByHandle('first-light')!.variants.length;
    const {response} = await post(path, {
      ...values,
      title: 'Second Light',
      'variant-0-price': '51,50',
      'variant-0-quantity': '3',
      'variant-0-width_cm': '20.3',
      'variant-1-removed': 'on',
      [`variant-${count}-size`]: '40 × 60 in',
      [`variant-${count}-price`]: '900',
      'metafield-ribbon': 'Back in print',
      'metafield-launch_at': '2026-12-01T10:00',
      'metafield-medium': '',
    });
    expect(response.headers.get('location')).toBe(`${path}?saved`);
    const product = admin.catalogue.productByHandle('first-light')!;
    expect(product.title).toBe('Second Light');
    expect(product.variants).toHaveLength(count);
    expect(product.variants[0]).toMatchObject({priceCents: 5150, quantity: 3});
    expect(product.variants[0]?.metafields?.[0]).toMatchObject({key: 'width_cm', value: '20.3'});
    expect(product.variants.at(-1)).toMatchObject({title: '40 × 60 in', quantity: 0});
    expect(metafield('first-light', 'ribbon')).toBe('Back in print');
    expect(metafield('first-light', 'launch_at')).toBe('2026-12-01T10:00:00-04:00');
    expect(metafield('first-light', 'medium')).toBeUndefined();
  });

  it('gives each size a second choice, which has a name and a value in each row', async () => {
    const path = pathOf('first-light');
    const values = valuesIn((await open(path)).text);
    const [first] = admin.catalogue.productByHandle('first-light')!.variants;
    const row = (index: number, choice: string) => ({
      [`variant-${index}-size`]: '8×10 in',
      [`variant-${index}-choice`]: choice,
      [`variant-${index}-price`]: String(45 + index),
    });
    const others = [1, 2, 3, 4].map((index) => [`variant-${index}-removed`, 'on'] as const);
    const framed = {...values, ...Object.fromEntries(others), ...row(0, 'None'), ...row(5, 'Oak')};
    expect((await post(path, framed)).text).toContain('Enter a name for the second choice');
    const noValue = await post(path, {...framed, secondOption: 'Frame', 'variant-5-choice': ''});
    expect(noValue.text).toContain('Which Frame?');
    const saved = await post(path, {...framed, secondOption: 'Frame'});
    expect(saved.response.status).toBe(303);
    const {options, variants} = admin.catalogue.productByHandle('first-light')!;
    expect(options).toMatchObject([
      {name: 'Size', values: ['8×10 in']},
      {name: 'Frame', values: ['None', 'Oak']},
    ]);
    expect(variants).toMatchObject([
      {id: first!.id, title: '8×10 in / None', priceCents: 4500},
      {title: '8×10 in / Oak', priceCents: 5000},
    ]);
  });

  it('has no more rows than the product page shows', async () => {
    const path = pathOf('first-light');
    const rows = Array.from({length: 11}, (_, index) => [
      [`variant-${index}-size`, `${index + 8}×20 in`],
      [`variant-${index}-price`, '45'],
    ]).flat();
    const {text} = await post(path, {
      ...valuesIn((await open(path)).text),
      ...(Object.fromEntries(rows) as Record<string, string>),
    });
    expect(text).toContain('The shop shows up to 10 rows of a work');
  });

  it('says everything that is wrong at once, keeps what was typed, and saves nothing', async () => {
    const path = pathOf('first-light');
    const values = valuesIn((await open(path)).text);
    const wrong = {
      ...values,
      title: '',
      'metafield-year': 'long ago',
      'metafield-story': 'Typed <b>',
    };
    const {response, text} = await post(path, wrong);
    expect(response.status).toBe(422);
    expect(text).toContain('Title can&#39;t be blank');
    expect(text).toContain('Year: Value must be an integer.');
    expect(text).toContain('href="#metafield-year"');
    expect(text).toContain('Typed &lt;b&gt;');
    expect(valuesIn(text)['metafield-year']).toBe('long ago');
    expect(admin.catalogue.productByHandle('first-light')?.title).toBe('First Light');
    const prices = await post(path, {
      ...values,
      'variant-0-price': 'dear',
      'variant-1-quantity': '-1',
    });
    expect(prices.text).toContain('A price is a number');
    expect(prices.text).toContain('The stock is a whole number');
  });

  it('keeps an uploaded picture while something else is wrong, then puts it where it was placed', async () => {
    const path = pathOf('first-light');
    const values = valuesIn((await open(path)).text);
    const color = {width: 30, height: 20, channels: 3 as const, background: '#a33'};
    const png = await sharp({create: color}).png().toBuffer();
    const file = new File([new Uint8Array(png)], 'new.png', {type: 'image/png'});
    const wrong = {...values, title: '', 'new-pictures': file, 'new-pictures-alt': 'A red field'};
    const shown = await post(path, wrong);
    expect(shown.response.status).toBe(422);
    const again = {...valuesIn(shown.text), title: 'First Light'};
    const row = Object.entries(again).find(([, value]) => value === 'A red field')?.[0];
    const place = row?.replace(/-alt$/, '-place') ?? '';
    await post(path, {...again, [place]: '0.5'});
    const [first, second] = admin.catalogue.productByHandle('first-light')!.images;
    expect(first).toMatchObject({altText: 'A red field', width: 30, height: 20});
    expect(second?.url).toContain('first-light');
  });

  it('takes a photograph from an iPhone, and says of a file why it is none', async () => {
    const path = pathOf('first-light');
    const values = valuesIn((await open(path)).text);
    const add = (name: string, bytes: Uint8Array) =>
      post(path, {...values, 'new-pictures': new File([new Uint8Array(bytes)], name)});
    expect((await add('IMG_2041.HEIC', HEIC_SAMPLE)).response.status).toBe(303);
    expect(admin.catalogue.productByHandle('first-light')!.images.at(-1)).toMatchObject({
      url: expect.stringMatching(/img-2041-.*\.jpg/) as string,
      width: 48,
      height: 32,
    });
    const damaged = Buffer.from(HEIC_SAMPLE);
    damaged.fill(0, damaged.length - 60);
    const refused = [
      [await add('notes.txt', Buffer.from('white')), 'notes.txt isn’t a picture. Choose a JPEG'],
      [await add('cut.heic', damaged), 'This picture can’t be read'],
    ] as const;
    for (const [{response, text}, sentence] of refused) {
      expect(response.status).toBe(422);
      expect(text).toContain(sentence);
    }
  });

  it('says when a work is Sold Out by its first size alone, until that is the last or she sells the others', async () => {
    const path = pathOf('first-light');
    await post(path, {...valuesIn((await open(path)).text), 'variant-0-quantity': '0'});
    const warning = 'because its first size is sold out';
    const {text} = await open(path);
    expect(text).toContain(warning);
    expect((await open('/admin/products?query=First')).text).toContain(
      'Sold Out by its first size',
    );
    await post('/admin/content/selling', {other_sizes: 'true'});
    expect((await open(path)).text).not.toContain(warning);
    expect((await open('/admin/products?query=First')).text).not.toContain('by its first size');
    await post('/admin/content/selling', {other_sizes: 'false'});
    const [first, second] = admin.catalogue.productByHandle('first-light')!.variants;
    await post(path, {...valuesIn(text), 'variant-0-place': '9'});
    const {variants} = admin.catalogue.productByHandle('first-light')!;
    expect(variants[0]?.title).toBe(second?.title);
    expect(variants.at(-1)).toMatchObject({id: first?.id, quantity: 0});
    expect((await open(path)).text).not.toContain(warning);
  });

  it('is found by its title before those that only mention it, and by its handle among twins', async () => {
    const mentions = pathOf('breakthrough');
    const typed = {description: 'Painted at first light.'};
    await post(mentions, {...valuesIn((await open(mentions)).text), ...typed});
    const {text} = await open('/admin/products?query=First+Light');
    expect(text.indexOf('Breakthrough')).toBeGreaterThan(text.indexOf('>First Light<'));
    const twins = await open('/admin/products?query=Harbour+Morning');
    expect(twins.text).toContain('· harbour-morning-2022');
    const series = await open('/admin/content/series/new');
    expect(series.text).toContain('Harbour Morning (Prints, harbour-morning-2022)');
  });

  it('makes a product that is in the shop at once, and deletes it', async () => {
    const {text} = await open('/admin/products/new');
    const values = {
      ...valuesIn(text),
      title: 'New Snow',
      'variant-0-price': '45',
      'variant-0-quantity': '2',
    };
    await post('/admin/products/new', values);
    expect(admin.catalogue.productByHandle('new-snow')?.variants).toMatchObject([
      {title: 'Default Title', priceCents: 4500, quantity: 2},
    ]);
    await post(pathOf('new-snow'), {intent: 'delete'});
    expect(admin.catalogue.productByHandle('new-snow')).toBeNull();
  });
});

describe('the content', () => {
  it('is one form where there is one entry, and says what it needs', async () => {
    const wrong = await post('/admin/content/announcement', {text: '', link: '/gallery'});
    expect(wrong.text).toContain('Text can&#39;t be blank');
    expect(valuesIn(wrong.text).link).toBe('/gallery');
    const right = await post('/admin/content/announcement', {text: 'At the fair on Sunday'});
    expect(right.response.headers.get('location')).toBe('/admin/content/announcement?saved');
    expect(admin.catalogue.shop.metaobjects.at(-1)).toMatchObject({
      type: 'announcement',
      handle: 'announcement',
      fields: [{key: 'text', value: 'At the fair on Sunday'}],
    });
    await post('/admin/content/announcement', {intent: 'delete'});
    expect(admin.catalogue.shop.metaobjects.some(({type}) => type === 'announcement')).toBe(false);
  });

  it('has lists: two of the same title, one changed, one deleted', async () => {
    for (const place of ['Halifax', 'Sackville']) {
      await post('/admin/content/testimonial/new', {quote: 'It glows.', name: 'R. Steeves', place});
    }
    const buyers = () =>
      admin.catalogue.shop.metaobjects.filter(({type}) => type === 'testimonial');
    expect(buyers().map(({handle}) => handle)).toEqual(['r-steeves', 'r-steeves-2']);
    await post('/admin/content/testimonial/r-steeves', {
      quote: 'It glows at night.',
      name: 'R. Steeves',
    });
    expect(buyers()[0]?.fields).toEqual([
      expect.objectContaining({key: 'quote', value: 'It glows at night.'}),
      expect.objectContaining({key: 'name'}),
    ]);
    await post('/admin/content/testimonial/r-steeves-2', {intent: 'delete'});
    expect(buyers()).toHaveLength(1);
  });

  it.each([
    ['site_identity', 'email', 'maren at hallet', 'An email address has an @'],
    ['site_identity', 'social_links', 'instagram.com/maren', 'A full URL begins with https://'],
    ['announcement', 'link', 'about', 'A link to a page of the shop begins with /'],
    ['delivery_times', 'preparation_days', 'two weeks', 'Enter one or two numbers of days'],
  ])('of %s refuses a %s %j in a sentence at the field', async (type, key, typed, sentence) => {
    const filled = {text: 'At the fair', [key]: typed};
    const {response, text} = await post(`/admin/content/${type}`, filled);
    expect(response.status).toBe(422);
    expect(text).toMatch(new RegExp(`<p class="error" id="${key}-error">[^<]*${sentence}`));
    expect(valuesIn(text)[key]).toBe(typed);
  });

  it('takes the other ways in which an artist writes the same', async () => {
    for (const [type, values] of [
      ['site_identity', {email: 'maren@hallet.ca', social_links: 'https://www.tiktok.com/@maren'}],
      ['announcement', {text: 'At the fair', link: '/'}],
      ['announcement', {text: 'At the fair', link: 'https://fair.example/hall-2'}],
      ['delivery_times', {preparation_days: '3 - 5 business days', canada_days: '5', usa_days: ''}],
    ] as const) {
      expect((await post(`/admin/content/${type}`, values)).response.status).toBe(303);
    }
  });

  it('puts works in the order of the numbers, and one more at the end', async () => {
    const [one, two, three] = admin.catalogue.products().map(({id}) => id);
    const path = '/admin/content/series/fog';
    const works = () =>
      admin.catalogue.shop.metaobjects
        .find(({handle}) => handle === 'fog')
        ?.fields.find(({key}) => key === 'works')?.value;
    await post('/admin/content/series/new', {
      title: 'Fog',
      works: [one!, two!],
      [`works-place-${one}`]: '2',
      [`works-place-${two}`]: '1',
    });
    expect(works()).toBe(JSON.stringify([two, one]));
    const page = (await open(path)).text;
    const ticked = [...page.matchAll(/name="works"\s+value="([^"]*)"\s+checked/g)];
    expect(ticked.map(([, id]) => id)).toEqual([two, one]);
    await post(path, {...valuesIn(page), works: [three!, two!, one!]});
    expect(works()).toBe(JSON.stringify([two, one, three]));
  });

  it('opens with the text that the shop shows, and stores only what was changed', async () => {
    const path = '/admin/content/biography';
    const shown = valuesIn((await open(path)).text);
    expect(shown.beginnings).toMatch(/^I was born in Saint John[^]*\n\nI studied painting/);
    await post(path, {...shown, lede: 'I paint fog.'});
    const stored = admin.catalogue.shop.metaobjects.find(({type}) => type === 'biography');
    expect(stored?.fields).toEqual([expect.objectContaining({key: 'lede', value: 'I paint fog.'})]);
    expect(valuesIn((await open(path)).text)).toEqual({...shown, lede: 'I paint fog.'});
  });

  it('has the choices of a field, and no other', async () => {
    const desk = await post('/admin/content/commission_desk', {state: 'ajar'});
    expect(desk.text).toContain('Value does not exist in provided choices');
  });
});

describe('redirects and codes', () => {
  it('are added, refused with what was typed, and deleted', async () => {
    await post('/admin/redirects/new', {path: '/old', target: '/gallery', intent: 'save'});
    const made = admin.catalogue.urlRedirects().at(-1)!;
    expect(made).toMatchObject({path: '/old', target: '/gallery'});
    const again = await post('/admin/redirects/new', {path: '/old', target: 'x', intent: 'save'});
    expect(again.response.status).toBe(422);
    expect(again.text).toContain('Path has already been taken');
    expect(valuesIn(again.text).path).toBe('/old');
    await post('/admin/redirects', {id: made.id});
    expect(admin.catalogue.urlRedirects().some(({path}) => path === '/old')).toBe(false);

    const codes = '/admin/discounts/new';
    await post(codes, {code: 'SPRING', customerGets: '15'});
    expect(admin.catalogue.shop.discountCodes.at(-1)).toMatchObject({code: 'SPRING', percent: 15});
    const many = await post(codes, {code: 'ALL', customerGets: '150'});
    expect(many.text).toContain('between 1 and 100');
  });
});

describe('a menu', () => {
  const footer = () => admin.catalogue.shop.menus.find(({handle}) => handle === 'footer');

  it('is a line for each link, which keeps what it leads to', async () => {
    const before = footer()!.items;
    const {links = ''} = valuesIn((await open('/admin/menus/footer')).text);
    const [first = '', second = '', ...rest] = links.split('\n');
    const renamed = second.replace(/.*(?= )/, 'Returning a print');
    await post('/admin/menus/footer', {
      links: [renamed, ...rest, 'The fair https://fair.example', first].join('\n'),
    });
    expect(footer()?.items.map(({title}) => title)).toEqual([
      'Returning a print',
      'Privacy',
      'Terms',
      'The fair',
      'Shipping',
    ]);
    expect(footer()?.items[0]).toMatchObject({...before[1], title: 'Returning a print'});
    expect(footer()?.items.at(-1)).toMatchObject(before[0]!);
    const moved = `${rest.join('\n')}\nReturning a print /pages/returns\nReturning a print /about`;
    await post('/admin/menus/footer', {links: moved});
    const ids = footer()!.items.map(({id}) => id);
    expect(ids[2]).toBe(before[1]!.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('opens with the links that the shop shows, and stores them once one is changed', async () => {
    const header = () => admin.catalogue.shop.menus.find(({handle}) => handle === 'shop-header');
    const {links = ''} = valuesIn((await open('/admin/menus/shop-header')).text);
    expect(links).toMatch(/^Home \/\nPrints \/collections\/prints\n[^]*\nContact \/contact$/);
    await post('/admin/menus/shop-header', {links});
    expect(header()?.items).toEqual([]);
    await post('/admin/menus/shop-header', {links: `${links}\nThe fair https://fair.example`});
    expect(header()?.items.map(({title}) => title)).toEqual([
      ...['Home', 'Prints', 'Originals', 'Commissions', 'About', 'Gallery', 'Contact'],
      'The fair',
    ]);
  });

  it.each(['Facebook facebook.com/maren', '/about', 'About'])('refuses %j', async (links) => {
    const refused = await post('/admin/menus/shop-header', {links});
    expect(refused.response.status).toBe(422);
    expect(refused.text).toContain('A link to a page of the shop begins with /');
    expect(valuesIn(refused.text)).toMatchObject({links});
  });
});

describe('a collection', () => {
  const prints = () =>
    `/admin/collections/${admin.catalogue.collections()[0]?.id.replace(/.*\//, '') ?? ''}`;
  const titles = (page: string) =>
    [...page.matchAll(/aria-label="Place of ([^"]+)"/g)].map(([, title]) => title);

  it('is put in order by hand: up before the work that was there, down behind it', async () => {
    const {text} = await open(prints());
    const before = titles(text);
    const names = Object.keys(valuesIn(text)).filter((name) => name !== 'sortOrder');
    await post(prints(), {...valuesIn(text), [names[4] ?? '']: '2', [names[0] ?? '']: '3'});
    const after = (await open(prints())).text;
    expect(valuesIn(after).sortOrder).toBe('MANUAL');
    const [a, b, c, d, e, ...rest] = before;
    expect(titles(after)).toEqual([e, b, c, a, d, ...rest]);
  });

  it('is sorted by a rule', async () => {
    await post(prints(), {...valuesIn((await open(prints())).text), sortOrder: 'ALPHA_DESC'});
    const sorted = titles((await open(prints())).text);
    expect(sorted).toEqual(sorted.toSorted().toReversed());
  });
});

describe('customers', () => {
  it('are listed with what they said about mail', async () => {
    expect((await open('/admin/customers')).text).toContain('Nobody yet.');
    await admin.run(
      `mutation ($input: CustomerInput!) { customerCreate(input: $input) { userErrors { message } } }`,
      {
        input: {
          email: 'ada@example.com',
          tags: ['newsletter'],
          emailMarketingConsent: {
            marketingState: 'SUBSCRIBED',
            marketingOptInLevel: 'CONFIRMED_OPT_IN',
            consentUpdatedAt: '2026-11-21T11:00:00Z',
          },
        },
      },
    );
    const {text} = await open('/admin/customers');
    for (const words of ['ada@example.com', 'Subscribed', 'confirmed by email', 'newsletter']) {
      expect(text).toContain(words);
    }
    await post('/admin/customers', {id: valuesIn(text).id ?? ''});
    expect((await open('/admin/customers')).text).toContain('Unsubscribed');
  });
});

describe('the list', () => {
  it('is a file of those who confirmed and did not leave', async () => {
    await admin.database.query(
      `insert into public.newsletter_subscribers (email, tags, confirmed_at, unsubscribed_at) values
         ('on@example.com', '{newsletter}', '2026-11-20T12:00:00Z', null),
         ('asked@example.com', '{newsletter}', null, null),
         ('left@example.com', '{newsletter}', '2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z')`,
    );
    const path = '/admin/customers/newsletter-list.csv';
    expect((await open('/admin/customers')).text).toContain(`href="${path}"`);
    const {response, text} = await open(path);
    expect(response.headers.get('content-disposition')).toContain('newsletter-list.csv');
    expect(text).toContain('on@example.com,yes');
    expect(text).not.toMatch(/asked@|left@/);
  });
});

describe('an order', () => {
  const order = {
    number: 1001,
    email: 'ann@example.com',
    totalCents: 4500,
    createdAt: '2026-11-20T12:00:00Z',
    lines: [{title: 'First Light', variantTitle: '8 × 10 in', quantity: 1, unitCents: 4500}],
    delivery: {
      name: 'Ann Doiron',
      address1: '1 Wharf Road',
      address2: '',
      city: 'Alma',
      region: 'NB',
      postalCode: 'E4H 1A1',
      country: 'CA',
      phone: '',
    },
  };

  it('is marked as sent once, with its parcel number, and shows its certificates', async () => {
    await admin.database.query(
      `insert into shop.orders (id, cart_token, email, document, total_cents, created_at)
       values ($1, 'cart', $2, $3, $4, $5)`,
      [order.number, order.email, order, order.totalCents, order.createdAt],
    );
    const number = 'MH-2026-000001-K7Q2MX';
    await admin.database.query(
      `insert into public.certificates (number, order_id, order_name, line_id, variant_id, unit, kind, handle, title, artist,
         edition_number, edition_size, issued_at)
       values ($1, 1001, '#1001', 1, 1, 1, 'print', 'moon-road', 'Moon Road', 'Maren Hallet', 13, 50, now())`,
      [number],
    );
    const {text} = await open('/admin/orders');
    expect(text).toContain(`/certificate/${number}">${number}</a>`);
    expect(text).toContain('Moon Road, number 13');
    expect(text).toContain('#1001 · CAD $45.00');
    expect(text).toContain('Ann Doiron, 1 Wharf Road, Alma, NB, E4H 1A1, CA');
    const sent = {order: valuesIn(text).order ?? '', number: 'CP 123'};
    await post('/admin/orders', sent);
    await post('/admin/orders', sent);
    expect(admin.catalogue.content.fulfillments.all()).toMatchObject([
      {orderNumber: 1001, parcelNumber: 'CP 123'},
    ]);
    expect((await open('/admin/orders')).text).not.toContain('Mark as sent');
    const mails = await admin.database.query<{mail: Mail}>(
      `select mail from public.outbox where key = 'order:1001:sent'`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.mail).toMatchObject({
      to: order.email,
      subject: 'Your order #1001 is on its way',
    });
    expect(mails[0]?.mail.text).toContain('The tracking number is CP 123.');
  });
});

describe('a paid invoice', () => {
  it('is sent and deleted as a draft, and cancelled or refunded as an order, with a button each', async () => {
    const lineItems = [
      {
        title: 'A deposit',
        quantity: 1,
        originalUnitPriceWithCurrency: {amount: '300.00', currencyCode: 'CAD'},
      },
    ];
    const create = `mutation ($input: DraftOrderInput!) { draftOrderCreate(input: $input) { draftOrder { id } } }`;
    await admin.run(create, {input: {email: 'ann@example.com', lineItems}});
    const {text} = await open('/admin/draft-orders');
    for (const words of ['#D1 · CAD $300.00', '1 × A deposit', '>open<', '/invoices/']) {
      expect(text).toContain(words);
    }
    const {id = ''} = valuesIn(text);
    await post('/admin/draft-orders', {id, intent: 'send'});
    expect((await open('/admin/draft-orders')).text).toContain('>invoice sent<');
    await post('/admin/draft-orders', {id, intent: 'delete'});
    expect((await open('/admin/draft-orders')).text).toContain('No draft orders yet');

    const order = {
      number: 1003,
      email: 'ann@example.com',
      key: 'k',
      totalCents: 30_000,
      discountCents: 0,
      createdAt: '2026-11-20T12:00:00Z',
      delivery: null,
      subtotalCents: 30_000,
      lines: [{title: 'A deposit', variantId: null, quantity: 1, unitCents: 30_000, image: null}],
    };
    await admin.database.query(
      `insert into shop.orders (id, cart_token, email, document, total_cents, created_at)
       values (1003, 'invoice', $1, $2, 30000, $3)`,
      [order.email, order, order.createdAt],
    );
    const paid = {id: 'gid://shopify/Order/1003'};
    const orders = async () => (await open('/admin/orders')).text;
    expect(await orders()).toContain('Refund CAD $300.00');
    await post('/admin/orders', {...paid, intent: 'refund', amount: '100.00'});
    expect(await orders()).toContain('>partly refunded<');
    await post('/admin/orders', {...paid, intent: 'cancel'});
    expect(await orders()).toContain('>cancelled, refunded<');
  });
});

describe('the start page', () => {
  it('says what waits, and what sold in the last days', async () => {
    const order = {
      number: 1002,
      email: 'bo@example.com',
      totalCents: 12_000,
      createdAt: new Date().toISOString(),
      lines: [{title: 'Moon Road', variantTitle: '8 × 12 in', quantity: 2, unitCents: 6000}],
      delivery: {name: 'Bo', city: 'Alma', region: 'NB', country: 'CA'},
    };
    await admin.database.query(
      `insert into shop.orders (id, cart_token, email, document, total_cents, created_at)
       values ($1, 'start', $2, $3, $4, $5)`,
      [order.number, order.email, order, order.totalCents, order.createdAt],
    );
    await admin.database.query(
      `insert into public.contact_messages (name, email, subject, message)
       values ('Bo', 'bo@example.com', 'A wharf', 'Is it dry?')`,
    );
    const values = valuesIn((await open('/admin/products/new')).text);
    await post('/admin/products/new', {...values, title: 'Bare', 'variant-0-price': '0'});
    const {text} = await open('/admin/start');
    for (const title of ['Orders to send', 'Messages of the last', 'Works without a picture']) {
      expect(text).toContain(title);
    }
    const [, unpriced = ''] = text.split('Works without a price');
    expect(unpriced).toContain(`<a href="${pathOf('bare')}">Bare</a>`);
    expect(text).toContain('>2 × Moon Road, 8 × 12 in<');
    expect(text).toMatch(/Sold in the last 30 days: CAD \$\d+/);
  });
});

describe('what visitors wrote', () => {
  it('is shown as text, with the pictures of a request', async () => {
    await admin.database.query(
      `insert into public.commission_requests (name, email, size, budget, subject, message, image_urls)
       values ('Ann', 'ann@example.com', '16x20', '500-1000', 'Our wharf', '<script>no</script>', $1)`,
      [['https://storage.test/one.jpg']],
    );
    const {text} = await open('/admin/commissions');
    expect(text).toContain('&lt;script&gt;no&lt;/script&gt;');
    expect(text).toContain('<img src="https://storage.test/one.jpg"');
    expect(text).toContain('mailto:ann%40example.com?subject=Re%3A%20Our%20wharf');
  });
});

describe('a commission request', () => {
  it('shows its stage, and leads to the page that moves it on', async () => {
    const [request] = await admin.database.query<{id: string}>(
      `insert into public.commission_requests
         (name, email, size, budget, subject, message, is_waiting_list, terms_version)
       values ('Ann', 'ann@example.com', '16x20', '500-1000', 'Our cove', 'Please', true, '2023-06-28')
       returning id`,
    );
    await admin.database.query(
      `insert into public.commission_updates (id, request_id, stage, created_at)
       values (gen_random_uuid(), $1, 'drying', '2026-11-20T12:00:00Z')`,
      [request!.id],
    );
    const {text} = await open('/admin/commissions');
    expect(text).toContain('terms of 2023-06-28');
    expect(text).toContain('waiting list');
    expect(text).toContain('<span class="kind">Drying, ');
    const page = await post('/admin/commissions', {request: request!.id});
    const token = /localhost:3000\/commissions\/progress\/([\w-]{36})"/.exec(page.text)![1]!;
    expect(await findOpenRequest(admin.database, token)).toBe(request!.id);
    expect((await post('/admin/commissions', {request: 'none'})).response.status).toBe(404);
  });
});

describe('the French of the shop', () => {
  it('is written beside the English, kept where it stays, and taken back where it is emptied', async () => {
    const {id, options} = admin.catalogue.productByHandle('first-light')!;
    const path = `/admin/translations/Product/${id.replace(/.*\//, '')}`;
    const list = await open('/admin/translations');
    expect(list.text).toContain(path);
    const page = (await open(path)).text;
    const before = valuesIn(page);
    expect(before[`${options[0]!.id} name`]).toBe('Format');
    expect(page).toMatch(/<label[^>]*>\s*Medium\b/);
    expect(before[`${id} body_html`]).toMatch(/^L’heure d’avant/);
    const french = (resourceId: string, key: string) =>
      admin.catalogue.translationOf(resourceId, 'fr', key);
    await post(path, {
      ...before,
      [`${id} title`]: 'Première lueur',
      [`${options[0]!.id} name`]: '',
    });
    expect(french(id, 'title')).toBe('Première lueur');
    expect(french(options[0]!.id, 'name')).toBeUndefined();
    expect(french(id, 'body_html')).toContain('L’heure d’avant');
    await admin.run(
      'mutation ($id: ID!) { productSet(input: {title: "Light"}, identifier: {id: $id}) { userErrors { message } } }',
      {id},
    );
    expect((await open(path)).text).toContain('The English was changed after this was written.');
  });

  it('has no words that the shop knows, such as the state of the commission desk', async () => {
    const {metaobjects} = admin.catalogue.content;
    const {id} = metaobjects.all().find(({type}) => type === 'commission_desk')!;
    const {text} = await open(`/admin/translations/Metaobject/${id.replace(/.*\//, '')}`);
    expect(text).toContain('How long a painting takes');
    expect(text).not.toContain('Commissions are');
  });

  it('lists what is missing first, names each text, and stores paragraphs as HTML', async () => {
    const first = async () =>
      /<a[^>]*>([^<]*)<\/a><\/p>/.exec((await open('/admin/translations')).text)?.[1];
    expect(await first()).not.toBe('First Light');
    const work = pathOf('first-light');
    await post(work, {
      ...valuesIn((await open(work)).text),
      description: 'Two boats.\n\nThen fog.',
      'metafield-poem_text': 'I was there first.\nI had coffee.',
    });
    expect(await first()).toBe('First Light');
    const {id} = admin.catalogue.productByHandle('first-light')!;
    const path = `/admin/translations/Product/${id.replace(/.*\//, '')}`;
    const {text} = await open(path);
    expect(text).toMatch(/<label for="([^"]*)">The poem <\/label>/);
    expect(text).toMatch(/-hint">I was there first.\nI had coffee.<\/p>/);
    expect(text).toMatch(/-hint">Two boats.\n\nThen fog.\n/);
    await post(path, {
      ...valuesIn(text),
      [`${id} body_html`]: 'Deux bateaux.\n\nPuis le brouillard.',
    });
    expect(admin.catalogue.translationOf(id, 'fr', 'body_html')).toBe(
      '<p>Deux bateaux.</p>\n<p>Puis le brouillard.</p>',
    );
  });
});

describe('an original', () => {
  const entry = () =>
    admin.catalogue.content.metaobjects.all().find(({type}) => type === 'gallery_entry');

  it('is marked as sold with one button: no stock, and a gallery entry that links both ways', async () => {
    const path = pathOf('the-long-gale');
    const print = pathOf('green-water');
    const {id, images} = admin.catalogue.productByHandle('the-long-gale')!;
    await post(print, {
      ...valuesIn((await open(print)).text),
      'metafield-related_original': id,
      intent: 'save',
    });
    const {text} = await open(path);
    expect(text).toContain('>Mark as sold<');
    const {response} = await post(path, {...valuesIn(text), title: 'The Gale', intent: 'sold'});
    expect(response.headers.get('location')).toBe(`${path}?sold`);
    const sold = admin.catalogue.productByHandle('the-long-gale')!;
    expect(sold).toMatchObject({title: 'The Gale', variants: [{quantity: 0}]});
    const fields = new Map(entry()?.fields.map(({key, value}) => [key, value]));
    expect(Object.fromEntries(fields)).toMatchObject({
      title: 'The Gale',
      year: metafield('the-long-gale', 'year'),
      medium: metafield('the-long-gale', 'medium'),
      picture: images[0]!.id.replace('ProductImage', 'MediaImage'),
      size: '48 × 33 in',
      work: id,
      prints: JSON.stringify([admin.catalogue.productByHandle('green-water')!.id]),
    });
    expect(metafield('the-long-gale', 'sold_record')).toBe(entry()?.id);
    expect((await open(`${path}?sold`)).text).toMatch(/To undo this, [^<]*Content, Sold work/);
    expect((await open(path)).text).not.toContain('Mark as sold');

    // The picture belongs to the work, and stays when the entry is saved.
    const ofEntry = '/admin/content/gallery_entry/the-long-gale';
    const saved = await post(ofEntry, {...valuesIn((await open(ofEntry)).text), size: '4 ft'});
    expect(saved.response.status).toBe(303);
    expect(entry()?.fields).toContainEqual(
      expect.objectContaining({key: 'picture', value: fields.get('picture')}),
    );
  });

  it('asks for what the gallery shows before it is marked as sold', async () => {
    const path = pathOf('the-long-gale');
    const values = {...valuesIn((await open(path)).text), 'metafield-year': '', intent: 'sold'};
    const {response, text} = await post(path, values);
    expect(response.status).toBe(422);
    expect(text).toContain('Enter the year for the gallery');
    expect(entry()).toBeUndefined();
    expect(admin.catalogue.productByHandle('the-long-gale')?.variants[0]?.quantity).toBe(1);
  });

  it('is not a print, which has no such button', async () => {
    expect((await open(pathOf('first-light'))).text).not.toContain('Mark as sold');
  });
});

describe('the journal', () => {
  const posts = () => admin.catalogue.shop.blogs[0]!.articles;
  const picture = async (name: string) => {
    const color = {width: 30, height: 20, channels: 3 as const, background: '#a33'};
    const png = await sharp({create: color}).png().toBuffer();
    return new File([new Uint8Array(png)], name, {type: 'image/png'});
  };

  it('has a form for each post: written, hidden, translated and deleted', async () => {
    const {text} = await open('/admin/blog-posts/new');
    const typed = {
      ...valuesIn(text),
      title: 'Ice on the wharf',
      body: 'It came at night.\n\nI drew it.',
      summary: 'The first ice "of the year".',
      tags: 'Winter\nHarbour',
      'image-upload': await picture('ice.png'),
      'image-alt': 'Ice on grey planks',
    };
    const {response} = await post('/admin/blog-posts/new', typed);
    const path = response.headers.get('location')!.replace('?saved', '');
    const [newest] = posts();
    expect(newest).toMatchObject({
      handle: 'ice-on-the-wharf',
      bodyHtml: '<p>It came at night.</p>\n<p>I drew it.</p>',
      excerpt: 'The first ice "of the year".',
      tags: ['Winter', 'Harbour'],
      image: {altText: 'Ice on grey planks', width: 30},
      author: {firstName: 'Maren', lastName: 'Hallet'},
    });
    const page = (await open(path)).text;
    expect(page).toContain('/journal/ice-on-the-wharf');
    await post(path, valuesIn(page));
    expect(posts()[0]).toEqual(newest);

    await post(path, {...valuesIn(page), isPublished: 'false', image: ''});
    expect(posts().map(({title}) => title)).not.toContain('Ice on the wharf');
    expect((await open('/admin/blog-posts')).text).toContain('>hidden<');
    const french = `/admin/translations/Article/${newest!.id.replace(/.*\//, '')}`;
    const frenchPage = (await open(french)).text;
    expect(frenchPage).toMatch(/<label[^>]*>Text\b/);
    await post(french, {
      ...valuesIn(frenchPage),
      [`${newest!.id} title`]: 'De la glace sur le quai',
    });
    expect(admin.catalogue.translationOf(newest!.id, 'fr', 'title')).toBe(
      'De la glace sur le quai',
    );

    await post(path, {intent: 'delete'});
    expect((await open(path)).response.status).toBe(404);
  });

  it('keeps a post of the shop as it is when nothing was changed, and asks for a title', async () => {
    const before = posts();
    const path = `/admin/blog-posts/${before[0]!.id.replace(/.*\//, '')}`;
    const values = valuesIn((await open(path)).text);
    await post(path, values);
    expect(posts()).toEqual(
      before.map((one, index) => (index === 0 ? {...one, isPublished: true} : one)),
    );
    const refused = await post(path, {...values, title: ''});
    expect(refused.response.status).toBe(422);
    expect(refused.text).toContain('Title can&#39;t be blank');
  });
});
