import {describe, expect, it} from 'vitest';
import {numberOfGid} from '../../storefront/schema/gid';
import {aPng} from '../../testing/a-png';
import {valuesIn} from '../../testing/form-values';
import {admin, change, open, pathOf, post, useAdmin, valuesAt} from '../testing';

await useAdmin();

describe('the content', () => {
  it('has a single form when it has one entry, with an error for a missing field', async () => {
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

  it('has lists with all entries, so that a new one replaces none beyond the first 250', async () => {
    const {metaobjects} = admin.catalogue.content;
    const buyer = {type: 'testimonial', updatedAt: '2026-11-21T12:00:00Z', fields: []};
    for (let number = 0; number < 250; number += 1) {
      await metaobjects.put({...buyer, id: metaobjects.nextGid(), handle: `buyer-${number}`});
    }
    for (const quote of ['It glows.', 'It sings.']) {
      await post('/admin/content/testimonial/new', {quote, name: 'Renée'});
    }
    const {text} = await open('/admin/content/testimonial');
    expect(text).toContain('/admin/content/testimonial/renee-1');
  });

  it('has a form for a new entry, even if one has the title ‘New’', async () => {
    await post('/admin/content/testimonial/new', {quote: 'It glows.', name: 'New'});
    await post('/admin/content/testimonial/new', {quote: 'It sings.', name: 'New'});
    const {text} = await open('/admin/content/testimonial');
    expect(text).toContain('/admin/content/testimonial/new-1');
    expect(text).toContain('/admin/content/testimonial/new-2');
  });

  it('has lists, in which a new entry replaces no other, not even a renamed one or one with similar letters', async () => {
    const names = () =>
      admin.catalogue.shop.metaobjects
        .filter(({type}) => type === 'testimonial')
        .map(({fields}) => fields.find(({key}) => key === 'name')?.value);
    const add = (name: string) =>
      post('/admin/content/testimonial/new', {quote: 'It glows.', name});
    await add('Renée');
    await post('/admin/content/testimonial/renee', {quote: 'It glows.', name: 'Renée Steeves'});
    await add('Renee');
    await add('Renée');
    expect(names()).toEqual(['Renée Steeves', 'Renee', 'Renée']);
    await post('/admin/content/testimonial/renee', {intent: 'delete'});
    await add('Renée');
    expect(names()).toEqual(['Renee', 'Renée', 'Renée']);
  });

  it.each([
    ['site_identity', 'email', 'maren at hallet', 'An email address has an @'],
    ['site_identity', 'social_links', 'instagram.com/maren', 'A full URL begins with https://'],
    ['announcement', 'link', 'about', 'A link to a page of the shop begins with /'],
    ['delivery_times', 'preparation_days', 'two weeks', 'Enter one or two numbers of days'],
    ['delivery_times', 'canada_days', '10-2', 'The smaller number of days comes first'],
    ['announcement', 'ends_at', '2026-05-01T09:00', 'The end comes after the start'],
    ['announcement', 'ends_at', '2026-05-02T09:00', 'The end comes after the start'],
  ])('of %s rejects a %s %j with a sentence at the field', async (type, key, typed, sentence) => {
    const filled = {text: 'At the fair', starts_at: '2026-05-02T09:00', [key]: typed};
    const {response, text} = await post(`/admin/content/${type}`, filled);
    expect(response.status).toBe(422);
    expect(text).toMatch(new RegExp(`<p class="error" id="${key}-error">[^<]*${sentence}`));
    expect(valuesIn(text)[key]).toBe(typed);
  });

  it('accepts other common spellings of a value', async () => {
    for (const [type, values] of [
      ['site_identity', {email: 'maren@hallet.ca', social_links: 'https://www.tiktok.com/@maren'}],
      ['announcement', {text: 'At the fair', link: '/'}],
      ['announcement', {text: 'At the fair', link: 'https://fair.example/hall-2'}],
      [
        'delivery_times',
        {preparation_days: '3 - 5 business days', canada_days: '5', usa_days: '', note: '24 to 2'},
      ],
      [
        'exhibition/new',
        {title: 'The Fair', starts_on: '2026-05-02', ends_on: '2026-05-02', visits: 'false'},
      ],
    ] as const) {
      expect((await post(`/admin/content/${type}`, values)).response.status).toBe(303);
    }
  });

  it('sorts works by their numbers, and adds one at the end', async () => {
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

  it('opens with the text that the shop shows, and stores only changes', async () => {
    const path = '/admin/content/biography';
    const shown = await valuesAt(path);
    expect(shown.beginnings).toMatch(/^I was born in Saint John[^]*\n\nI studied painting/);
    await change(path, {lede: 'I paint fog.'});
    const stored = admin.catalogue.shop.metaobjects.find(({type}) => type === 'biography');
    expect(stored?.fields).toEqual([expect.objectContaining({key: 'lede', value: 'I paint fog.'})]);
    expect(await valuesAt(path)).toEqual({...shown, lede: 'I paint fog.'});
  });

  it('accepts only the choices of a field', async () => {
    const desk = await post('/admin/content/commission_desk', {state: 'ajar'});
    expect(desk.text).toContain('Value does not exist in provided choices');
  });
});

describe('the journal', () => {
  const posts = () => admin.catalogue.shop.blogs[0]!.articles;

  it('has a form for each post, which can be written, hidden, translated and deleted', async () => {
    const {response} = await change('/admin/blog-posts/new', {
      title: 'Ice on the wharf',
      body: 'It came at night.\n\nI drew it.',
      summary: 'The first ice "of the year".',
      tags: 'Winter\nHarbour',
      'image-upload': new File([await aPng()], 'ice.png', {type: 'image/png'}),
      'image-alt': 'Ice on grey planks',
    });
    const path = response.headers.get('location')!.replace('?saved', '');
    const [newest] = posts();
    expect(newest).toMatchObject({
      handle: 'ice-on-the-wharf',
      bodyHtml: '<p>It came at night.</p>\n<p>I drew it.</p>',
      excerpt: 'The first ice "of the year".',
      tags: ['Winter', 'Harbour'],
      image: {altText: 'Ice on grey planks', width: 30},
    });
    expect((await open(path)).text).toContain('/journal/ice-on-the-wharf');
    await change(path);
    expect(posts()[0]).toEqual(newest);

    await change(path, {isPublished: 'false', image: ''});
    expect(posts().map(({title}) => title)).not.toContain('Ice on the wharf');
    expect((await open('/admin/blog-posts')).text).toContain('>hidden<');
    const french = `/admin/translations/Article/${numberOfGid(newest!.id)}`;
    expect((await open(french)).text).toMatch(/<label[^>]*>Text\b/);
    await change(french, {[`${newest!.id} title`]: 'De la glace sur le quai'});
    expect(admin.catalogue.translationOf(newest!.id, 'fr', 'title')).toBe(
      'De la glace sur le quai',
    );

    await post(path, {intent: 'delete'});
    expect((await open(path)).response.status).toBe(404);
  });

  it('keeps a post of the shop unchanged when nothing was changed, and requires a title', async () => {
    const before = posts();
    const path = `/admin/blog-posts/${numberOfGid(before[0]!.id)}`;
    await change(path);
    expect(posts()).toEqual(
      before.map((one, index) => (index === 0 ? {...one, isPublished: true} : one)),
    );
    const refused = await change(path, {title: ''});
    expect(refused.response.status).toBe(422);
    expect(refused.text).toContain('Title can&#39;t be blank');
  });
});

it('redirects and codes can be added and deleted, and a rejected one keeps what was typed', async () => {
  await post('/admin/redirects/new', {path: '/old', target: '/gallery', intent: 'save'});
  const made = admin.catalogue.urlRedirects().at(-1)!;
  expect(made).toMatchObject({path: '/old', target: '/gallery'});
  const again = await post('/admin/redirects/new', {path: '/old', target: 'x', intent: 'save'});
  expect(again.response.status).toBe(422);
  expect(again.text).toContain('Path has already been taken');
  expect(valuesIn(again.text).path).toBe('/old');
  const back = await post('/admin/redirects/new', {path: '/gallery', target: '/old'});
  expect(back.response.status).toBe(422);
  expect(back.text).toContain('leads back to the old path');
  await post('/admin/redirects/new', {path: '/products/old', target: '/about'});
  const otherSpelling = {path: '/about', target: '/Product/old/?from=fair'};
  expect((await post('/admin/redirects/new', otherSpelling)).response.status).toBe(422);
  await post('/admin/redirects', {id: made.id});
  expect(admin.catalogue.urlRedirects().some(({path}) => path === '/old')).toBe(false);

  const codes = '/admin/discounts/new';
  await post(codes, {code: 'SPRING', customerGets: '15'});
  expect(admin.catalogue.shop.discountCodes.at(-1)).toMatchObject({code: 'SPRING', percent: 15});
  const many = await post(codes, {code: 'ALL', customerGets: '150'});
  expect(many.text).toContain('between 1 and 100');
  // It isn't rounded to another discount.
  const half = await post(codes, {code: 'HALF', customerGets: '12.5'});
  expect(half.response.status).toBe(422);
});

describe('a menu', () => {
  const footer = () => admin.catalogue.shop.menus.find(({handle}) => handle === 'footer');

  it('has a line for each link, which keeps its target', async () => {
    const before = footer()!.items;
    const {links = ''} = await valuesAt('/admin/menus/footer');
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

  it('gives every new link an id of its own, which no translation belongs to', async () => {
    const seen = new Set<string>();
    let links = 'The fair /fair';
    for (const more of ['Framing /framing', 'The studio /studio']) {
      await post('/admin/menus/shop-header', {links});
      links = `${more}\n${links}`;
    }
    await post('/admin/menus/shop-header', {links});
    const header = () => admin.catalogue.shop.menus.find(({handle}) => handle === 'shop-header')!;
    for (const {id} of header().items) seen.add(id);
    expect(seen.size).toBe(3);
    // Nor does it get the id of a deleted link.
    await post('/admin/menus/shop-header', {links: ''});
    await post('/admin/menus/shop-header', {links: 'Prints /prints'});
    expect(seen).not.toContain(header().items[0]!.id);
  });

  it('opens with the links that the shop shows, and stores them once one is changed', async () => {
    const header = () => admin.catalogue.shop.menus.find(({handle}) => handle === 'shop-header');
    const shown = ['Home', 'Prints', 'Originals', 'Commissions', 'About', 'Gallery', 'Contact'];
    const {links = ''} = await valuesAt('/admin/menus/shop-header');
    expect(links).toMatch(/^Home \/\nPrints \/collections\/prints\n[^]*\nContact \/contact$/);
    await post('/admin/menus/shop-header', {links});
    expect(header()?.items).toEqual([]);
    await post('/admin/menus/shop-header', {links: `${links}\nThe fair https://fair.example`});
    expect(header()?.items.map(({title}) => title)).toEqual([...shown, 'The fair']);
  });

  it.each(['Facebook facebook.com/maren', '/about', 'About'])('rejects %j', async (links) => {
    const refused = await post('/admin/menus/shop-header', {links});
    expect(refused.response.status).toBe(422);
    expect(refused.text).toContain('A link to a page of the shop begins with /');
    expect(valuesIn(refused.text)).toMatchObject({links});
  });
});

describe('a collection', () => {
  const prints = () => `/admin/collections/${numberOfGid(admin.catalogue.collections()[0]!.id)}`;
  const titles = (page: string) =>
    [...page.matchAll(/aria-label="Place of ([^"]+)"/g)].map(([, title]) => title);

  it('is sorted by hand: a work moves up before the one at its new position, or down after it', async () => {
    const {text} = await open(prints());
    const before = titles(text);
    const names = Object.keys(valuesIn(text)).filter((name) => name !== 'sortOrder');
    await change(prints(), {[names[4] ?? '']: '2', [names[0] ?? '']: '3'});
    const after = (await open(prints())).text;
    expect(valuesIn(after).sortOrder).toBe('MANUAL');
    const [a, b, c, d, e, ...rest] = before;
    expect(titles(after)).toEqual([e, b, c, a, d, ...rest]);
  });

  it('is sorted by a rule', async () => {
    await change(prints(), {sortOrder: 'ALPHA_DESC'});
    const sorted = titles((await open(prints())).text);
    expect(sorted).toEqual(sorted.toSorted().toReversed());
  });
});

describe('the French of the shop', () => {
  it('is edited beside the English, keeps unchanged texts, and loses emptied ones', async () => {
    const {id, options} = admin.catalogue.productByHandle('first-light')!;
    const path = `/admin/translations/Product/${numberOfGid(id)}`;
    const list = await open('/admin/translations');
    expect(list.text).toContain(path);
    const page = (await open(path)).text;
    const before = valuesIn(page);
    expect(before[`${options[0]!.id} name`]).toBe('Format');
    expect(page).toMatch(/<label[^>]*>\s*Medium\b/);
    expect(before[`${id} body_html`]).toMatch(/^L’heure d’avant/);
    const french = (resourceId: string, key: string) =>
      admin.catalogue.translationOf(resourceId, 'fr', key);
    await change(path, {[`${id} title`]: 'Première lueur', [`${options[0]!.id} name`]: ''});
    expect(french(id, 'title')).toBe('Première lueur');
    expect(french(options[0]!.id, 'name')).toBeUndefined();
    expect(french(id, 'body_html')).toContain('L’heure d’avant');
    await admin.run(
      'mutation ($id: ID!) { productSet(input: {title: "Light"}, identifier: {id: $id}) { userErrors { message } } }',
      {id},
    );
    expect((await open(path)).text).toContain('The English was changed after this was written.');
  });

  it('omits text that the shop translates itself, such as the state of the commission desk', async () => {
    const {metaobjects} = admin.catalogue.content;
    const {id} = metaobjects.all().find(({type}) => type === 'commission_desk')!;
    const {text} = await open(`/admin/translations/Metaobject/${numberOfGid(id)}`);
    expect(text).toContain('How long a painting takes');
    expect(text).not.toContain('Commissions are');
  });

  it('lists missing texts first, names each text, and stores paragraphs as HTML', async () => {
    const first = async () =>
      /<a[^>]*>([^<]*)<\/a><\/p>/.exec((await open('/admin/translations')).text)?.[1];
    expect(await first()).not.toBe('First Light');
    await change(pathOf('first-light'), {
      description: 'Two boats.\n\nThen fog.',
      'metafield-poem_text': 'I was there first.\nI had coffee.',
    });
    expect(await first()).toBe('First Light');
    const {id} = admin.catalogue.productByHandle('first-light')!;
    const path = `/admin/translations/Product/${numberOfGid(id)}`;
    const {text} = await open(path);
    expect(text).toMatch(/<label for="([^"]*)">The poem <\/label>/);
    expect(text).toMatch(/-hint">I was there first.\nI had coffee.<\/p>/);
    expect(text).toMatch(/-hint">Two boats.\n\nThen fog.\n/);
    await change(path, {[`${id} body_html`]: 'Deux bateaux.\n\nPuis le brouillard.'});
    expect(admin.catalogue.translationOf(id, 'fr', 'body_html')).toBe(
      '<p>Deux bateaux.</p>\n<p>Puis le brouillard.</p>',
    );
  });
});
