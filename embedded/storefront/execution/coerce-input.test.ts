import {assertInputType, type GraphQLInputType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {findApiVersion} from '../schema/api-versions';
import {createStorefrontSchema} from '../schema/storefront-schema';
import {coerceInput} from './coerce-input';

const schema = createStorefrontSchema(findApiVersion('2025-07'));
const typeOf = (name: string): GraphQLInputType => assertInputType(schema.getType(name));

const ACCEPTED: readonly (readonly [string, unknown, unknown])[] = [
  ['Int', 5, 5],
  ['String', 'x', 'x'],
  ['ID', 'gid://shopify/Product/1', 'gid://shopify/Product/1'],
  ['Decimal', '12.50', '12.50'],
  ['Decimal', 12.5, '12.5'],
  ['URL', 'https://example.com/a', 'https://example.com/a'],
  ['ISO8601DateTime', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z'],
  ['UnsignedInt64', 7, '7'],
  ['CropRegion', 'CENTER', 'CENTER'],
  [
    'CartLineInput',
    {merchandiseId: 'gid://shopify/ProductVariant/1'},
    {
      merchandiseId: 'gid://shopify/ProductVariant/1',
      quantity: 1,
    },
  ],
];

const REFUSED: readonly (readonly [string, unknown, (string | number)[], string])[] = [
  ['Int', 'abc', [], 'Could not coerce value "abc" to Int'],
  ['Int', 1.5, [], 'Could not coerce value 1.5 to Int'],
  ['Boolean', 'yes', [], 'Could not coerce value "yes" to Boolean'],
  ['ID', 'abc', [], "Invalid global id 'abc'"],
  ['Decimal', 'abc', [], 'Could not coerce value "abc" to Decimal'],
  ['URL', 'nowhere', [], 'Could not coerce value "nowhere" to URL'],
  ['ISO8601DateTime', 'soon', [], 'Could not coerce value "soon" to ISO8601DateTime'],
  ['UnsignedInt64', -1, [], 'Could not coerce value -1 to UnsignedInt64'],
  ['CropRegion', 'MIDDLE', [], 'Expected "MIDDLE" to be one of: BOTTOM, CENTER, LEFT, RIGHT, TOP'],
  ['CartLineInput', 'x', [], 'Expected "x" to be a key-value object.'],
  ['CartLineInput', {}, ['merchandiseId'], 'Expected value to not be null'],
  [
    'CartInput',
    {lines: [{merchandiseId: 'gid://shopify/ProductVariant/1', id: 1}]},
    ['lines', 0, 'id'],
    'Field is not defined on CartLineInput',
  ],
];

describe('coerceInput', () => {
  it.each(ACCEPTED)('accepts for %s the value %j', (type, given, expected) => {
    expect(coerceInput(given, typeOf(type))).toEqual({value: expected, problems: []});
  });

  it.each(REFUSED)('rejects for %s the value %j', (type, given, path, explanation) => {
    expect(coerceInput(given, typeOf(type)).problems).toEqual([{path, explanation}]);
  });

  it('coerces a single value to a list of one', () => {
    const {value} = coerceInput({discountCodes: 'SPRING'}, typeOf('CartInput'));
    expect(value).toEqual({discountCodes: ['SPRING']});
  });
});
