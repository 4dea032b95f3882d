import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {findRibbon} from './ribbon';

const noon = Date.parse('2025-11-03T12:00:00Z');

describe('a ribbon', () => {
  it.each([
    ['the seasonal work', {handle: 'santa', launchAt: null, ribbon: null}, 'Seasonal—limited time'],
    ['a plain work', {handle: 'ember', launchAt: null, ribbon: null}, null],
    [
      'a work with its own',
      {handle: 'santa', launchAt: null, ribbon: {value: 'Last few'}},
      'Last few',
    ],
  ])('of %s is %j', (_, product, expected) => {
    expect(findRibbon(en, product, noon)).toBe(expected);
  });

  it('is Coming Soon until the launch on the card', () => {
    const product = {handle: 'breakthrough', launchAt: null, ribbon: null};
    expect(findRibbon(en, product, noon - 1)).toBe('Coming Soon');
    expect(findRibbon(en, product, noon)).toBeNull();
  });
});
