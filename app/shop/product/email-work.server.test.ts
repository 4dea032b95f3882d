import {afterEach, describe, expect, it, vi} from 'vitest';
import {findEmailProduct, findEmailWork} from './email-work.server';
import {aContext} from '../../../tests/support/app/a-function-context';
import {PRINT} from '../../../tests/support/app/a-product';

const FOUND = {
  handle: 'sea',
  title: 'Sea',
  picture: {url: PRINT.featuredImage.url, alt: 'A calm sea', width: 1600, height: 1200},
};

afterEach(() => vi.useRealTimers());

describe('the work of a letter', () => {
  it('is the product with the handle, as the storefront has it', async () => {
    const context = aContext(async () => ({data: {product: PRINT}}));
    expect(await findEmailProduct(context, 'sea')).toMatchObject({
      id: PRINT.id,
      isChoice: true,
      work: FOUND,
    });
  });

  it.each([
    ['is none for an unknown handle', {data: {product: null}}, null],
    ['is not known while the storefront fails', {data: null}, undefined],
  ])('%s', async (_, result, found) => {
    expect(
      await findEmailProduct(
        aContext(async () => result),
        'sea',
      ),
    ).toBe(found);
  });

  it('has nothing to show without a picture', async () => {
    const context = aContext(async () => ({data: {product: {...PRINT, featuredImage: null}}}));
    expect(await findEmailProduct(context, 'sea')).toMatchObject({work: null});
  });

  it('is none when the storefront takes too long', async () => {
    vi.useFakeTimers();
    const search = findEmailProduct(
      aContext(() => new Promise(() => {})),
      'sea',
    );
    await vi.advanceTimersByTimeAsync(1500);
    expect(await search).toBeUndefined();
  });

  it('is found by the handle that a message was posted with', async () => {
    const context = aContext(async () => ({data: {product: PRINT}}));
    expect(await findEmailWork(context, 'sea')).toEqual(FOUND);
  });

  it.each([undefined, '', 'no handle', '“a" OR tag:b'])(
    'is none, and nothing is asked, for the posted handle %j',
    async (posted) => {
      const safeQuery = vi.fn();
      expect(await findEmailWork(aContext(safeQuery), posted)).toBeNull();
      expect(safeQuery).not.toHaveBeenCalled();
    },
  );
});
