import {describe, expect, it} from 'vitest';
import {readDesk} from './desk';

const field = (key: string, value: string | null) => ({key, value});
const price = (size: string | null, text: string | null) => ({
  __typename: 'Metaobject' as const,
  fields: [field('size', size), field('price', text)],
});

describe('the commission desk', () => {
  it('has the shop’s defaults until the artist writes something', () => {
    expect(readDesk(null)).toBeUndefined();
  });

  it.each([
    ['open', 'open'],
    ['waiting list', 'waiting list'],
    ['closed', 'closed'],
    ['on holiday', 'open'],
    [null, 'open'],
  ])('in the state %s is %s', (state, read) => {
    expect(readDesk({fields: [field('state', state)]})?.state).toBe(read);
  });

  it('has her sentence and her prices, by size, however the sizes are written', () => {
    const nodes = [
      price('8x10', 'from CAD $300.00'),
      price('20 × 16 inches', 'from CAD $900.00'),
      price('24" x 36"', 'CAD $2,000.00'),
      price('Custom size', 'by agreement'),
      price('30x40', 'CAD $3,000.00'),
      price('12x16', ' '),
      price(null, 'CAD $1.00'),
    ];
    expect(
      readDesk({
        fields: [
          field('state', 'open'),
          field('note', ' Two places in spring. '),
          field('duration', '8 to 12 weeks'),
          {key: 'price_guide', references: {nodes}},
        ],
      }),
    ).toEqual({
      state: 'open',
      note: 'Two places in spring.',
      duration: '8 to 12 weeks',
      prices: {
        '8x10': 'from CAD\u00a0$300.00',
        '16x20': 'from CAD\u00a0$900.00',
        '24x36': 'CAD\u00a0$2,000.00',
        custom: 'by agreement',
      },
    });
  });
});
