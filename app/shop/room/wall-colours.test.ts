import {expect, it} from 'vitest';
import {wallColourFor} from './wall-colours';

it.each([
  ['a sunset', '#e9caa6', 'slate'],
  ['a night', '#212957', 'clay'],
  ['a fog', '#d4d0d8', 'linen'],
  ['a picture of unknown colours', undefined, 'linen'],
])('%s hangs on the wall that sets it off: %s, %s', (_, colour, wall) => {
  expect(wallColourFor(colour)).toBe(wall);
});
