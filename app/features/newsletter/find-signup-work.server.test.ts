import {describe, expect, it} from 'vitest';
import {findSignupWork} from './find-signup-work.server';
import type {WorkSignupPlace} from './signup-place';
import {aContext} from '../../../tests/support/app/a-function-context';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';

const GONE = aVariant(2, '12×16 in', '90.0', false);
const VARIANT = GONE.id;
const PRODUCT = {...PRINT, variants: {nodes: [GONE]}};

/** The result for a storefront with that product. */
function find(place: Partial<WorkSignupPlace>, product: object | null = PRODUCT, isSilent = false) {
  const context = aContext(async () => ({ok: !isSilent, data: isSilent ? null : {product}}));
  return findSignupWork(context, {
    source: 'stock',
    handle: 'sea',
    title: 'Forged',
    item: VARIANT,
    ...place,
  });
}

describe('what a sign-up beside a work waits for', () => {
  it('is the size, named by the storefront', async () => {
    const {wait, work} = await find({});
    expect(wait).toEqual({item: VARIANT, title: 'Sea, 12×16 in'});
    expect(work?.handle).toBe('sea');
  });

  it('is a work that hasn’t launched yet', async () => {
    const launch = {source: 'launch', item: PRODUCT.id} as const;
    const ahead = {...PRODUCT, launchAt: {value: '2999-01-01T00:00:00Z'}};
    expect((await find(launch, ahead)).wait).toEqual({item: PRODUCT.id, title: 'Sea'});
    expect((await find(launch)).wait).toBeUndefined();
  });

  it('is the form’s item, and no other posted value, when the storefront doesn’t respond', async () => {
    expect(await find({}, null, true)).toEqual({wait: {item: VARIANT}});
  });

  it('is null for an unknown work and for a size in stock', async () => {
    expect(await find({}, null)).toEqual({isUnknown: true});
    const nodes = [{...GONE, availableForSale: true}];
    expect((await find({}, {...PRODUCT, variants: {nodes}})).wait).toBeUndefined();
  });

  it.each<Partial<WorkSignupPlace>>([
    {item: 'gid://shopify/ProductVariant/3'},
    {item: 'gid://shopify/Customer/2'},
    {item: undefined},
  ])('is null for %j', async (place) => {
    expect((await find(place)).wait).toBeUndefined();
  });
});
