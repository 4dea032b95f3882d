import {describe, expect, it} from 'vitest';
import {viewedHandleSchema} from './view-count.ts';

describe('the handle of a viewed work', () => {
  it.each(['first-light', 'étude_2', 'x'.repeat(255)])('can be %j', (handle) => {
    expect(viewedHandleSchema.safeParse(handle).success).toBe(true);
  });

  it.each([null, 7, '', 'a/b', 'a b', '<b>', '\u0000', '\ud800', 'x'.repeat(256)])(
    'can’t be %j',
    (handle) => {
      expect(viewedHandleSchema.safeParse(handle).success).toBe(false);
    },
  );
});
