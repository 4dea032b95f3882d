import {afterEach, describe, expect, it, vi} from 'vitest';
import {findEmailProduct, findEmailWork} from './email-work.server';
import {aContext} from '../../../tests/support/app/a-function-context';
import {PRINT} from '../../../tests/support/app/a-product';

const FOUND = {
  handle: 'sea',
  title: 'Sea',
  picture: {url: PRINT.featuredImage.url, alt: 'A calm sea', width: 1600, height: 1200},
};

const PICTURED = async () => ({ok: true, data: {product: PRINT}});
const find = (safeQuery: () => unknown) => findEmailProduct(aContext(safeQuery), 'sea');

afterEach(() => vi.useRealTimers());

describe('the work of an email', () => {
  it('is the storefront’s product with the handle', async () => {
    expect(await find(PICTURED)).toMatchObject({
      product: {id: PRINT.id, isChoice: true, work: FOUND},
      hasFailed: false,
    });
  });

  it.each([
    ['is none for an unknown handle', {ok: true, data: {product: null}}, false],
    ['is not known while the storefront fails', {ok: false, data: null}, true],
    ['is not the one of a day ago', {ok: false, data: {product: PRINT}}, true],
  ])('%s', async (_, result, hasFailed) => {
    expect(await find(async () => result)).toEqual({product: null, hasFailed});
  });

  it('has nothing to show without a picture', async () => {
    const product = {...PRINT, featuredImage: null};
    expect(await find(async () => ({ok: true, data: {product}}))).toMatchObject({
      product: {work: null},
    });
  });

  it('is null when the storefront takes too long', async () => {
    vi.useFakeTimers();
    const search = find(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(1500);
    expect(await search).toEqual({product: null, hasFailed: true});
  });

  it('is found by the handle that a message was posted with', async () => {
    expect(await findEmailWork(aContext(PICTURED), 'sea')).toEqual(FOUND);
  });

  it.each([undefined, '', 'no handle', '“a" OR tag:b'])(
    'is null, without a request, for the posted handle %j',
    async (posted) => {
      const safeQuery = vi.fn();
      expect(await findEmailWork(aContext(safeQuery), posted)).toBeNull();
      expect(safeQuery).not.toHaveBeenCalled();
    },
  );
});
