import {describe, expect, it} from 'vitest';
import {aCheckoutForm} from '../testing/checkout-form';
import {parseDelivery, readDeliveryForm} from './delivery';

const aForm = (changes?: Record<string, string>) => readDeliveryForm(aCheckoutForm(changes));
const wrongFields = (changes: Record<string, string>) => {
  const parsed = parseDelivery(aForm(changes));
  return parsed.ok ? [] : [...parsed.errors.keys()];
};

describe('the delivery form', () => {
  it('accepts a Canadian address and formats its postal code as Canada Post does', () => {
    expect(parseDelivery(aForm({postalCode: 'e5b1a1'}))).toMatchObject({
      ok: true,
      delivery: {country: 'CA', region: 'NB', postalCode: 'E5B 1A1'},
    });
  });

  it('accepts an American address', () => {
    expect(
      parseDelivery(aForm({country: 'US', region: 'US-CA', postalCode: '90210-1234'})),
    ).toMatchObject({ok: true, delivery: {country: 'US', region: 'CA'}});
  });

  it('reports every missing field in the order of the page', () => {
    const parsed = parseDelivery(readDeliveryForm(new URLSearchParams('country=CA')));
    expect(parsed.ok || [...parsed.errors.keys()]).toEqual([
      'email',
      'name',
      'address1',
      'city',
      'region',
      'postalCode',
    ]);
  });

  it('asks shoppers in other countries to write, and reports nothing else', () => {
    const parsed = parseDelivery(aForm({country: 'elsewhere', region: '', postalCode: ''}));
    expect(parsed.ok || [...parsed.errors]).toEqual([
      ['country', expect.stringContaining('studio@marenhallet.example')],
    ]);
  });

  it.each([
    [{email: 'ada@'}, 'email'],
    [{region: 'US-ME'}, 'region'],
    [{region: 'CA-constructor'}, 'region'],
    [{postalCode: '04652'}, 'postalCode'],
    [{phone: 'call me'}, 'phone'],
    [{name: 'A'.repeat(101)}, 'name'],
    [{country: 'FR'}, 'country'],
    [{country: 'US', region: 'US-ME', postalCode: 'E5B 1A1'}, 'postalCode'],
  ] satisfies [Record<string, string>, string][])('rejects %j', (changes, field) => {
    expect(wrongFields(changes)).toEqual([field]);
  });
});

it('the delivery form trims its values', () => {
  expect(readDeliveryForm(new URLSearchParams({email: ' ada@example.com '})).email).toBe(
    'ada@example.com',
  );
});
