import {expect, it} from 'vitest';
import {isFirstView} from './first-view';

it('a view is new once for each entry of the history', () => {
  expect(isFirstView('entry product')).toBe(true);
  expect(isFirstView('entry product')).toBe(false);
  expect(isFirstView('later product')).toBe(true);
});
