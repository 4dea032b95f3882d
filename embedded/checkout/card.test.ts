import {describe, expect, it} from 'vitest';
import {type CardForm, findCardErrors} from './card';

const NOW = new Date('2026-11-21T12:00:00Z');
const aCard = (changes: Partial<CardForm> = {}): CardForm => ({
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '09/29',
  cardCode: '123',
  ...changes,
});
const wrongFields = (changes: Partial<CardForm>) => [...findCardErrors(aCard(changes), NOW).keys()];

describe('the card form', () => {
  it.each(['4242424242424242', '4242-4242-4242-4242', '1', '4000000000000002'])(
    'accepts the number %s',
    (cardNumber) => expect(wrongFields({cardNumber})).toEqual([]),
  );

  it.each(['', '4242 4242 4242 4241', '378282246310005', 'card'])(
    'rejects the number %j',
    (cardNumber) => expect(wrongFields({cardNumber})).toEqual(['cardNumber']),
  );

  it.each(['11/26', '1/27', '12/2030', '1230'])('accepts the date %s', (cardExpiry) => {
    expect(wrongFields({cardExpiry})).toEqual([]);
  });

  it.each(['10/26', '13/29', '00/29', '', 'soon'])('rejects the date %j', (cardExpiry) => {
    expect(wrongFields({cardExpiry})).toEqual(['cardExpiry']);
  });

  it.each(['12', '12345', 'abc', ''])('rejects the code %j', (cardCode) => {
    expect(wrongFields({cardCode})).toEqual(['cardCode']);
  });
});
