import {expect, it} from 'vitest';
import {mainColour, readColours} from './colours';

it('the main colour is the first in the list', () => {
  const colours = {value: '["#e9caa6","#abacb2"]'};
  expect(readColours(colours)).toEqual(['#e9caa6', '#abacb2']);
  expect(mainColour(colours)).toBe('#e9caa6');
});

it.each([null, undefined, {value: ''}, {value: '[]'}, {value: '{'}, {value: '"#e9caa6"'}])(
  '%j has no main colour',
  (metafield) => {
    expect(mainColour(metafield)).toBeUndefined();
  },
);
