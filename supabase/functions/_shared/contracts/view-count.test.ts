import {describe, expect, it} from 'vitest';
import {viewedHandleSchema} from './view-count.ts';

describe('the handle of a work that was looked at', () => {
  it.each(['first-light', 'étude_2', 'x'.repeat(255)])('may be %j', (handle) => {
    expect(viewedHandleSchema.safeParse(handle).success).toBe(true);
  });

  it.each([null, 7, '', 'a/b', 'a b', '<b>', '\u0000', '\ud800', 'x'.repeat(256)])(
    'is not %j',
    (handle) => {
      expect(viewedHandleSchema.safeParse(handle).success).toBe(false);
    },
  );
});
