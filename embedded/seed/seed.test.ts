import {existsSync} from 'node:fs';
import {basename} from 'node:path';
import {describe, expect, it} from 'vitest';
import {COMMISSION_FILES} from './commission-examples';
import {buildProducts} from './products';
import {COLLECTIONS, SHOP} from './shop';

const NOW = new Date('2026-11-21T12:00:00Z');
const SEED = buildProducts(NOW);

describe('the seed', () => {
  it('gives every variant, image and product its own id, the same in every run', () => {
    const variants = SEED.flatMap((product) => product.variants.map(({id}) => id));
    expect(new Set(variants).size).toBe(variants.length);
    const larger = buildProducts(NOW, 100);
    expect(larger.slice(0, SEED.length)).toEqual(SEED);
    expect(buildProducts(NOW, 100)).toEqual(larger);
    expect(new Set(larger.map(({id}) => id)).size).toBe(100);
    expect(new Set(larger.map(({handle}) => handle)).size).toBe(100);
    expect(SEED[0]?.id).toMatch(/^gid:\/\/shopify\/Product\/\d{13}$/);
  });

  it('has variants that name the options of their product, in order, with existing values', () => {
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

  it('has a file for every picture of works, collections, articles, commissions and the brand', () => {
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

  it('has menus with Shopify’s types, each item with its target', () => {
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
