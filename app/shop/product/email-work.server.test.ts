import {afterEach, describe, expect, it, vi} from 'vitest';
import {findEmailProduct, findEmailWork} from './email-work.server';

const PICTURE = {url: 'https://cdn.example/a.jpg', altText: 'A barn', width: 800, height: 1200};
const BARN = {
  id: 'gid://shopify/Product/1',
  handle: 'barn-under-stars',
  title: 'Barn Under Stars',
  featuredImage: PICTURE,
  options: [{name: 'Size'}],
  variants: {nodes: []},
};
const FOUND = {
  handle: 'barn-under-stars',
  title: 'Barn Under Stars',
  picture: {url: PICTURE.url, alt: 'A barn', width: 800, height: 1200},
};

type Context = Parameters<typeof findEmailProduct>[0];

/** A storefront that returns the same data for every query. */
function aContext(data: unknown) {
  const safeQuery = vi.fn(async () => data);
  return {context: {storefront: {safeQuery}} as unknown as Context, safeQuery};
}

afterEach(() => vi.useRealTimers());

describe('the work of a letter', () => {
  it('is the product with the handle, as the storefront has it', async () => {
    const {context} = aContext({data: {product: BARN}});
    expect(await findEmailProduct(context, 'barn-under-stars')).toMatchObject({
      id: BARN.id,
      isChoice: true,
      work: FOUND,
    });
  });

  it.each([
    ['is none for an unknown handle', {data: {product: null}}, null],
    ['is not known while the storefront fails', {data: null}, undefined],
  ])('%s', async (_, result, found) => {
    expect(await findEmailProduct(aContext(result).context, 'barn-under-stars')).toBe(found);
  });

  it('has nothing to show without a picture', async () => {
    const {context} = aContext({data: {product: {...BARN, featuredImage: null}}});
    expect(await findEmailProduct(context, 'barn-under-stars')).toMatchObject({work: null});
  });

  it('is none when the storefront takes too long', async () => {
    vi.useFakeTimers();
    const context = {storefront: {safeQuery: () => new Promise(() => {})}} as unknown as Context;
    const search = findEmailProduct(context, 'barn-under-stars');
    await vi.advanceTimersByTimeAsync(1500);
    expect(await search).toBeUndefined();
  });

  it('is found by the handle that a message was posted with', async () => {
    const {context} = aContext({data: {product: BARN}});
    expect(await findEmailWork(context, 'barn-under-stars')).toEqual(FOUND);
  });

  it.each([undefined, '', 'no handle', '“a" OR tag:b'])(
    'is none, and nothing is asked, for the posted handle %j',
    async (posted) => {
      const {context, safeQuery} = aContext({data: {product: BARN}});
      expect(await findEmailWork(context, posted)).toBeNull();
      expect(safeQuery).not.toHaveBeenCalled();
    },
  );
});
