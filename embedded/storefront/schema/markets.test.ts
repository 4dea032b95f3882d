import {expect, it} from 'vitest';
import {moneyOf} from './markets';

it.each([
  [0, '0.0'],
  [4500, '45.0'],
  [1250, '12.5'],
  [1234, '12.34'],
  [5, '0.05'],
  [123456789, '1234567.89'],
])('%i cents are the amount %s', (cents, amount) => {
  expect(moneyOf(cents)).toEqual({__typename: 'MoneyV2', amount, currencyCode: 'CAD'});
});
