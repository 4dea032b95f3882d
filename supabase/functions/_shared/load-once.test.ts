import {expect, it, vi} from 'vitest';
import {loadOnce} from './load-once.ts';

it('loads once, and again after a failed load', async () => {
  const load = vi.fn(async () => 'ImageMagick');
  load.mockRejectedValueOnce(new Error('no such file'));
  const loaded = loadOnce(load);
  const failed = Promise.allSettled([loaded(), loaded()]);
  expect((await failed).map(({status}) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(1);
  expect([await loaded(), await loaded()]).toEqual(['ImageMagick', 'ImageMagick']);
  expect(load).toHaveBeenCalledTimes(2);
});
