import {expect, it} from 'vitest';
import {opensEarlyAccess} from './early-access';

const WITH_KEY = {earlyAccessKey: {value: ' Autumn-7 '}};

it.each(['Autumn-7', 'autumn-7', ' AUTUMN-7\n'])(
  'opens with the key, however it is typed: %j',
  (given) => {
    expect(opensEarlyAccess(WITH_KEY, given)).toBe(true);
  },
);

it.each(['', ' ', 'autumn-8', 'autumn 7', 'autumn-77'])('does not open with %j', (given) => {
  expect(opensEarlyAccess(WITH_KEY, given)).toBe(false);
});

it('opens for everybody without a key', () => {
  expect(opensEarlyAccess({}, '')).toBe(true);
  expect(opensEarlyAccess({earlyAccessKey: {value: ''}}, 'anything')).toBe(true);
});
