import {existsSync} from 'node:fs';
import {basename} from 'node:path';
import {describe, expect, it} from 'vitest';
import {plainTextOf} from '../storefront/schema/text';
import {COMMISSION_FILES} from './commission-examples';
import {buildProducts} from './products';
import {COLLECTIONS, SHOP} from './shop';

const NOW = new Date('2026-11-21T12:00:00Z');
const SEED = buildProducts(NOW);
const byHandle = (handle: string) => SEED.find((product) => product.handle === handle);

describe('the seed', () => {
  it('holds the artworks and the titles listed twice, oldest id first', () => {
    expect(SEED).toHaveLength(38);
    const ids = SEED.map(({id}) => id);
    expect(ids).toEqual([...ids].sort());
    expect(new Set(SEED.map(({handle}) => handle)).size).toBe(38);
  });

  it('says the same in formatted descriptions as in plain ones', () => {
    const formatted = SEED.filter(({descriptionHtml}) => descriptionHtml !== null);
    expect(formatted.length).toBeGreaterThanOrEqual(3);
    for (const {description, descriptionHtml} of formatted) {
      expect(plainTextOf(descriptionHtml ?? '')).toBe(description);
    }
  });

  it('gives every variant, image and product an id of its own, the same in every run', () => {
    const variants = SEED.flatMap((product) => product.variants.map(({id}) => id));
    expect(new Set(variants).size).toBe(variants.length);
    expect(buildProducts(NOW).map(({id}) => id)).toEqual(SEED.map(({id}) => id));
    expect(SEED[0]?.id).toMatch(/^gid:\/\/shopify\/Product\/\d{13}$/);
  });

  it('prints in three to five sizes, dearer the larger they are', () => {
    for (const product of SEED.filter(({productType}) => productType === 'Prints')) {
      if (product.options[0]?.name === 'Title') continue;
      for (const frame of product.options[1]?.values ?? [undefined]) {
        const prices = product.variants
          .filter(({selectedOptions}) => selectedOptions[1]?.value === frame)
          .map(({priceCents}) => priceCents);
        expect(prices.length).toBeGreaterThanOrEqual(3);
        expect(prices.length).toBeLessThanOrEqual(5);
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
      }
    }
  });

  it('sells a print framed too, at a higher price', () => {
    const {options, variants} = byHandle('small-courage')!;
    expect(options.map(({name}) => name)).toEqual(['Size', 'Frame']);
    expect(variants.slice(0, 2).map(({title, priceCents}) => [title, priceCents])).toEqual([
      ['8×8 in / Unframed', 4000],
      ['8×8 in / Oak', 9000],
    ]);
  });

  it('says of every print its paper, edition, border and signature, and of no original', () => {
    for (const {handle, productType, metafields} of SEED) {
      const keys = metafields.map(({key}) => key);
      for (const key of ['paper', 'edition', 'border', 'signature']) {
        expect(keys.filter((each) => each === key).length, `${handle}: ${key}`).toBe(
          productType === 'Prints' ? 1 : Number(handle === 'the-long-gale' && key === 'signature'),
        );
      }
    }
  });

  it('sells each original once, from 900 to 6800 dollars', () => {
    for (const product of SEED.filter(({productType}) => productType === 'Original Paintings')) {
      expect(product.variants).toHaveLength(1);
      expect(product.variants[0]?.quantity).toBeLessThanOrEqual(1);
      expect(product.variants[0]?.priceCents).toBeGreaterThanOrEqual(900_00);
      expect(product.variants[0]?.priceCents).toBeLessThanOrEqual(6800_00);
    }
  });

  it('lists two prints twice, one of them without an image though newer', () => {
    const prints = SEED.filter(({productType}) => productType === 'Prints');
    const twice = prints.filter(
      (product) => prints.filter(({title}) => title === product.title).length > 1,
    );
    expect(new Set(twice.map(({title}) => title)).size).toBe(2);
    const bare = twice.find(({images}) => images.length === 0);
    const other = twice.find(({title, images}) => title === bare?.title && images.length > 0);
    expect(Date.parse(bare?.createdAt ?? '')).toBeGreaterThan(Date.parse(other?.createdAt ?? ''));
  });

  it('has variants that name the options of their product, in order, with values that it has', () => {
    for (const {handle, options, variants} of buildProducts(NOW, 100)) {
      for (const {selectedOptions, title} of variants) {
        expect(
          selectedOptions.map(({name}) => name),
          handle,
        ).toEqual(options.map(({name}) => name));
        for (const [index, {value}] of selectedOptions.entries()) {
          expect(options[index]?.values, handle).toContain(value);
        }
        expect(title, handle).toBe(selectedOptions.map(({value}) => value).join(' / '));
      }
    }
  });

  it('sells a print in one size without a choice, and shows one wholly sold out', () => {
    expect(byHandle('island-pair')?.options[0]?.name).toBe('Title');
    expect(byHandle('out-of-the-fog')?.variants.every(({quantity}) => quantity === 0)).toBe(true);
  });

  it('launches one product nine days after the clock', () => {
    const launching = SEED.flatMap(({metafields}) =>
      metafields.filter(({key}) => key === 'launch_at'),
    );
    expect(launching).toEqual([
      {
        namespace: 'custom',
        key: 'launch_at',
        type: 'date_time',
        value: '2026-11-30T08:00:00-04:00',
      },
    ]);
  });

  it('grows to the wanted size with products that are the same in every run', () => {
    const large = buildProducts(NOW, 5000);
    expect(large).toHaveLength(5000);
    expect(large.slice(0, 38)).toEqual(SEED);
    expect(new Set(large.map(({handle}) => handle)).size).toBe(5000);
    expect(new Set(large.map(({id}) => id)).size).toBe(5000);
    expect(large[4999]).toEqual(buildProducts(NOW, 5000)[4999]);
  });

  it('has what a shop has beside its products', () => {
    const [journal] = SHOP.blogs;
    expect(journal?.title).toBe('Journal');
    expect(journal?.articles).toHaveLength(3);
    const dates = journal?.articles.map(({publishedAt}) => Date.parse(publishedAt)) ?? [];
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(SHOP.metaobjects).toHaveLength(12);
  });

  it('has the file of every picture of works, collections, articles, commissions and the brand', () => {
    const images = [
      ...SEED.flatMap((product) => product.images),
      ...COLLECTIONS.map(({image}) => image),
      ...SHOP.blogs.flatMap(({articles}) => articles.map(({image}) => image)),
      ...COMMISSION_FILES.map(({image}) => image),
      SHOP.brand?.logo,
    ];
    for (const image of images) {
      const name = basename(new URL(image?.url ?? '', 'http://localhost').pathname);
      const folders = ['paintings', 'details', 'gallery', 'sketches', 'studio', 'brand'];
      const files = folders.map((folder) => new URL(`./art/${folder}/${name}`, import.meta.url));
      expect(
        files.some((file) => existsSync(file)),
        name,
      ).toBe(true);
    }
  });

  it('has menus of Shopify’s types, each item with what it shows', () => {
    const items = SHOP.menus.flatMap((menu) => menu.items);
    const resources = [...COLLECTIONS, ...SHOP.pages, ...SHOP.blogs, ...SHOP.policies].map(
      ({id}) => id,
    );
    for (const {title, type, resourceId, path} of items) {
      expect(type, title).not.toBe('HTTP');
      const hasResource = !['FRONTPAGE', 'CATALOG'].includes(type);
      expect(resourceId !== null, title).toBe(hasResource);
      if (resourceId) expect(resources, title).toContain(resourceId);
      const page = /^\/pages\/(.*)/.exec(path)?.[1];
      if (page) expect(SHOP.pages.map(({handle}) => handle)).toContain(page);
    }
  });
});
