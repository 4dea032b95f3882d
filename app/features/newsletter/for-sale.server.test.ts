import {describe, expect, it} from 'vitest';
import {stockResponseSchema} from '#contracts/wait';
import {loadForSale} from './for-sale.server';
import {aContext} from '../../../tests/support/app/a-function-context';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const WORK = {...PRINT, __typename: 'Product'};
const SIZE = {...aVariant(2, '12×16 in', '90.0'), __typename: 'ProductVariant', product: WORK};

function load(
  nodes: unknown[],
  {isForMembers = false, data = {}, notice = null as object | null} = {},
) {
  const context = aContext(async () => ({data: {nodes, ...data}, notice}), {
    nowMs: NOW,
  });
  return loadForSale(context, {items: [], isForMembers});
}

describe('what can be bought now', () => {
  it('includes a size in stock, with the URL that selects it', async () => {
    const found = await load([SIZE]);
    expect(found).toEqual([
      {
        item: SIZE.id,
        size: '12×16 in',
        path: '/product/sea?size=12%C3%9716+in',
        work: {
          handle: 'sea',
          title: 'Sea',
          picture: {url: PRINT.featuredImage.url, alt: 'A calm sea', width: 1600, height: 1200},
        },
      },
    ]);
    expect(stockResponseSchema.parse({items: found}).items).toEqual(found);
  });

  it('includes a work after its launch, and a size only of a work that the shop sells', async () => {
    expect(await load([WORK])).toMatchObject([{item: WORK.id, size: null, path: '/product/sea'}]);
    const ahead = {...WORK, launchAt: {value: '2026-12-01T10:00:00-04:00'}};
    const gone = {...WORK, variants: {nodes: [{availableForSale: false}]}};
    const unfinished = {...WORK, images: {nodes: []}};
    expect(
      await load([
        ahead,
        gone,
        unfinished,
        null,
        {...SIZE, availableForSale: false},
        {...SIZE, product: ahead},
        {...SIZE, product: unfinished},
        // A product's first size decides whether it's sold out (specification, section 4).
        {...SIZE, product: gone},
      ]),
    ).toEqual([]);
  });

  it('includes early-access works for members, with the key in the URL, unless sold out or on hold', async () => {
    const open = {
      ...WORK,
      launchAt: {value: '2026-11-23T08:00:00-04:00'},
      earlyAccessKey: {value: 'autumn & 7'},
    };
    expect(await load([open])).toEqual([]);
    const found = await load([open], {isForMembers: true});
    expect(found).toMatchObject([
      {path: '/product/sea/early-access?key=autumn+%26+7', launchAt: '2026-11-23T12:00:00.000Z'},
    ]);
    expect(stockResponseSchema.parse({items: found}).items).toEqual(found);
    const gone = {...open, variants: {nodes: [{availableForSale: false}]}};
    const ahead = {...open, launchAt: {value: '2026-11-24T08:00:00-04:00'}};
    const unfinished = {...open, images: {nodes: []}};
    const held = {...open, reservedUntil: {value: '2026-11-22T12:00:01Z'}};
    expect(await load([gone, ahead, unfinished, held], {isForMembers: true})).toEqual([]);
  });

  it('includes every size in stock when the artist keeps selling the other sizes', async () => {
    const product = {
      ...WORK,
      variants: {nodes: [{availableForSale: false}, {availableForSale: true}]},
    };
    const selling = {fields: [{key: 'other_sizes', value: 'true'}]};
    expect(await load([{...SIZE, product}])).toEqual([]);
    expect(await load([{...SIZE, product}], {data: {selling}})).toMatchObject([{item: SIZE.id}]);
  });

  it('names no size without a choice', async () => {
    const product = {...WORK, options: [{name: 'Title'}]};
    expect(await load([{...SIZE, title: 'Default Title', product}])).toMatchObject([
      {size: null, path: '/product/sea'},
    ]);
  });

  it('is unknown while the storefront fails, even with yesterday’s response in the cache', async () => {
    expect(await load([SIZE], {notice: {title: 'Shopify Connection Error'}})).toBeNull();
  });
});
