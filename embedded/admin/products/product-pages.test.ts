import {describe, expect, it} from 'vitest';
import {HEIC_SAMPLE} from '../../../supabase/functions/_shared/testing/heic-sample';
import {aPng} from '../../testing/a-png';
import {valuesIn} from '../../testing/form-values';
import {storeHold} from '../../testing/store-hold';
import {admin, change, metafield, open, pathOf, post, useAdmin, valuesAt} from '../testing';

await useAdmin();

describe('the form of a product', () => {
  it('changes nothing in the shop when it is saved unchanged', async () => {
    for (const handle of ['first-light', 'small-courage', 'tide-lines', 'keeper-of-the-dark']) {
      const before = admin.catalogue.productByHandle(handle)!;
      const {response} = await change(pathOf(handle), {intent: 'save'});
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

  it('keeps a type that the shop’s collections don’t have: it may make the work an original, without a price', async () => {
    await admin.catalogue.putProduct('the-long-gale', {productType: 'Original Drawings'});
    await change(pathOf('the-long-gale'), {intent: 'save'});
    expect(admin.catalogue.productByHandle('the-long-gale')?.productType).toBe('Original Drawings');
  });

  const byKey = (a: {key: string}, b: {key: string}) => a.key.localeCompare(b.key);

  it('changes words, prices, stock, sizes and facts', async () => {
    const path = pathOf('first-light');
    const count = admin.catalogue.productByHandle('first-light')!.variants.length;
    const {response} = await change(path, {
      title: 'Second Light',
      description: 'Eleven bands.\n\nThe twelfth is the wall.',
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
    expect(product.descriptionHtml).toBe('<p>Eleven bands.</p>\n<p>The twelfth is the wall.</p>');
    expect(product.variants).toHaveLength(count);
    expect(product.variants[0]).toMatchObject({priceCents: 5150, quantity: 3});
    expect(product.variants[0]?.metafields?.[0]).toMatchObject({key: 'width_cm', value: '20.3'});
    expect(product.variants.at(-1)).toMatchObject({title: '40 × 60 in', quantity: 0});
    expect(metafield('first-light', 'ribbon')).toBe('Back in print');
    expect(metafield('first-light', 'launch_at')).toBe('2026-12-01T10:00:00-04:00');
    expect(metafield('first-light', 'medium')).toBeUndefined();
  });

  it('leaves alone the stock that changed in the shop while the form was open', async () => {
    const path = pathOf('the-long-gale');
    const opened = await valuesAt(path);
    await admin.catalogue.putProduct('the-long-gale', {quantity: 0});
    const gale = () => admin.catalogue.productByHandle('the-long-gale')!;
    expect((await post(path, {...opened, title: 'The Gale'})).response.status).toBe(303);
    expect(gale()).toMatchObject({title: 'The Gale', variants: [{quantity: 0}]});
    const refused = await post(path, {...opened, 'variant-0-quantity': '2'});
    expect(refused.response.status).toBe(422);
    expect(refused.text).toContain('The stock is 0 now.');
    expect(gale().variants[0]!.quantity).toBe(0);
  });

  it('gives each size a second choice, which has a name and a value in each row', async () => {
    const path = pathOf('first-light');
    const values = await valuesAt(path);
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
    const rows: Record<string, string> = {};
    for (let index = 0; index < 11; index += 1) {
      rows[`variant-${index}-size`] = `${index + 8}×20 in`;
      rows[`variant-${index}-price`] = '45';
    }
    const {text} = await change(pathOf('first-light'), rows);
    expect(text).toContain('The shop shows up to 10 rows of a work');
  });

  it('lists every error at once, keeps what was typed, and saves nothing', async () => {
    const path = pathOf('first-light');
    const wrong = {title: '', 'metafield-year': 'long ago', 'metafield-story': 'Typed <b>'};
    const {response, text} = await change(path, wrong);
    expect(response.status).toBe(422);
    expect(text).toContain('Title can&#39;t be blank');
    expect(text).toContain('Year: Value must be an integer.');
    expect(text).toContain('href="#metafield-year"');
    expect(text).toContain('Typed &lt;b&gt;');
    expect(valuesIn(text)['metafield-year']).toBe('long ago');
    expect(admin.catalogue.productByHandle('first-light')?.title).toBe('First Light');
    const prices = await change(path, {'variant-0-price': 'dear', 'variant-1-quantity': '-1'});
    expect(prices.text).toContain('A price is a number');
    expect(prices.text).toContain('The stock is a whole number');
  });

  it('keeps an uploaded picture while another field is invalid, then puts it in its place', async () => {
    const path = pathOf('first-light');
    const file = new File([await aPng()], 'new.png', {type: 'image/png'});
    const wrong = {title: '', 'new-pictures': file, 'new-pictures-alt': 'A red field'};
    const shown = await change(path, wrong);
    expect(shown.response.status).toBe(422);
    const again = {...valuesIn(shown.text), title: 'First Light'};
    const row = Object.entries(again).find(([, value]) => value === 'A red field')?.[0];
    const place = row?.replace(/-alt$/, '-place') ?? '';
    await post(path, {...again, [place]: '0.5'});
    const [first, second] = admin.catalogue.productByHandle('first-light')!.images;
    expect(first).toMatchObject({altText: 'A red field', width: 30, height: 20});
    expect(second?.url).toContain('first-light');
  });

  it('accepts a photograph from an iPhone, and explains why a file isn’t a photograph', async () => {
    const add = (name: string, bytes: Uint8Array) =>
      change(pathOf('first-light'), {'new-pictures': new File([new Uint8Array(bytes)], name)});
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

  it('says when only the first size is sold out, until it is the last size or the others stay on sale', async () => {
    const path = pathOf('first-light');
    await change(path, {'variant-0-quantity': '0'});
    const warning = 'because its first size is sold out';
    const {text} = await open(path);
    expect(text).toContain(warning);
    expect((await open('/admin/products?query=First')).text).toContain(
      'Sold Out, because its first size is',
    );
    await post('/admin/content/selling', {other_sizes: 'true'});
    expect((await open(path)).text).not.toContain(warning);
    expect((await open('/admin/products?query=First')).text).not.toContain(
      'because its first size is',
    );
    await post('/admin/content/selling', {other_sizes: 'false'});
    const [first, second] = admin.catalogue.productByHandle('first-light')!.variants;
    await change(path, {'variant-0-place': '9'});
    const {variants} = admin.catalogue.productByHandle('first-light')!;
    expect(variants[0]?.title).toBe(second?.title);
    expect(variants.at(-1)).toMatchObject({id: first?.id, quantity: 0});
    expect((await open(path)).text).not.toContain(warning);
  });

  it('is listed before works that only mention its title, and with its handle when works share a title', async () => {
    await change(pathOf('breakthrough'), {description: 'Painted at first light.'});
    const {text} = await open('/admin/products?query=First+Light');
    expect(text.indexOf('Breakthrough')).toBeGreaterThan(text.indexOf('>First Light<'));
    const twins = await open('/admin/products?query=Harbour+Morning');
    expect(twins.text).toContain('· harbour-morning-2022');
    const series = await open('/admin/content/series/new');
    expect(series.text).toContain('Harbour Morning (Prints, harbour-morning-2022)');
  });

  it('creates a product that is in the shop at once, and deletes it', async () => {
    await change('/admin/products/new', {
      title: 'New Snow',
      'variant-0-price': '45',
      'variant-0-quantity': '2',
    });
    expect(admin.catalogue.productByHandle('new-snow')?.variants).toMatchObject([
      {title: 'Default Title', priceCents: 4500, quantity: 2},
    ]);
    await post(pathOf('new-snow'), {intent: 'delete'});
    expect(admin.catalogue.productByHandle('new-snow')).toBeNull();
  });
});

describe('an original', () => {
  const entry = () =>
    admin.catalogue.content.metaobjects.all().find(({type}) => type === 'gallery_entry');

  it('is marked as sold with one button: no stock, and a gallery entry with links both ways', async () => {
    const path = pathOf('the-long-gale');
    const {id, images} = admin.catalogue.productByHandle('the-long-gale')!;
    await change(pathOf('green-water'), {'metafield-related_original': id, intent: 'save'});
    expect((await open(path)).text).toContain('>Mark as sold<');
    const {response} = await change(path, {title: 'The Gale', intent: 'sold'});
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
    const saved = await change('/admin/content/gallery_entry/the-long-gale', {size: '4 ft'});
    expect(saved.response.status).toBe(303);
    expect(entry()?.fields).toContainEqual(
      expect.objectContaining({key: 'picture', value: fields.get('picture')}),
    );
  });

  it('has prints beyond the first 250 works in its form and in its gallery entry', async () => {
    const path = pathOf('the-long-gale');
    const {id} = admin.catalogue.productByHandle('the-long-gale')!;
    for (let number = 0; number < 250; number += 1) {
      await admin.catalogue.putProduct(`a-${number}`, {});
    }
    await admin.catalogue.putProduct('zephyr', {metafields: {'custom.related_original': id}});
    const print = admin.catalogue.productByHandle('zephyr')!.id;
    await change(path, {'metafield-related_prints': print, intent: 'save'});
    expect((await open(path)).text).toMatch(new RegExp(`value="${print}"\\s+checked`));
    await change(path, {intent: 'sold'});
    expect(entry()?.fields).toContainEqual(
      expect.objectContaining({key: 'prints', value: JSON.stringify([print])}),
    );
  });

  it('must have what the gallery shows before it can be marked as sold', async () => {
    const sold = {'metafield-year': '', intent: 'sold'};
    const {response, text} = await change(pathOf('the-long-gale'), sold);
    expect(response.status).toBe(422);
    expect(text).toContain('Enter the year for the gallery');
    expect(entry()).toBeUndefined();
    expect(admin.catalogue.productByHandle('the-long-gale')?.variants[0]?.quantity).toBe(1);
  });

  it('can’t be marked as sold until its hold is over, and then has no stock', async () => {
    const path = pathOf('the-long-gale');
    const {id} = admin.catalogue.productByHandle('the-long-gale')!;
    const hold = await storeHold(admin.database, {state: 'held', productId: id});
    await admin.catalogue.putProduct('the-long-gale', {quantity: 0});
    const {response, text} = await change(path, {intent: 'sold'});
    expect(response.status).toBe(422);
    expect(text).toContain('This work is on hold for Ann, ann@example.com.');
    expect(entry()).toBeUndefined();
    await admin.database.query(`update public.holds set state = 'cancelled' where id = $1`, [hold]);
    await admin.catalogue.putProduct('the-long-gale', {quantity: 1});
    const again = await post(path, {...valuesIn(text), intent: 'sold'});
    expect(again.response.status).toBe(303);
    expect(admin.catalogue.productByHandle('the-long-gale')?.variants[0]?.quantity).toBe(0);
  });

  it('has the button whatever else its type says', async () => {
    await admin.catalogue.putProduct('the-long-gale', {productType: 'Original drawing'});
    expect((await open(pathOf('the-long-gale'))).text).toContain('>Mark as sold<');
  });

  it('is not a print, which has no such button', async () => {
    expect((await open(pathOf('first-light'))).text).not.toContain('Mark as sold');
  });
});
