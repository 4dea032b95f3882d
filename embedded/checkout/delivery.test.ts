import {describe, expect, it} from 'vitest';
import {type DeliveryForm, parseDelivery, readDeliveryForm} from './delivery';

const aForm = (changes: Partial<DeliveryForm> = {}): DeliveryForm => ({
  ...readDeliveryForm(new URLSearchParams()),
  email: 'ada@example.com',
  name: 'Ada Leblanc',
  address1: '12 Water Street',
  city: 'Saint Andrews',
  country: 'CA',
  region: 'CA-NB',
  postalCode: 'E5B 1A1',
  ...changes,
});
const wrongFields = (changes: Partial<DeliveryForm>) => {
  const parsed = parseDelivery(aForm(changes));
  return parsed.ok ? [] : [...parsed.errors.keys()];
};

describe('parseDelivery', () => {
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
  ] satisfies [Partial<DeliveryForm>, string][])('rejects %j', (changes, field) => {
    expect(wrongFields(changes)).toEqual([field]);
  });
});

it('readDeliveryForm trims the values', () => {
  expect(readDeliveryForm(new URLSearchParams({email: ' ada@example.com '})).email).toBe(
    'ada@example.com',
  );
});
