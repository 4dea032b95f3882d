import {describe, expect, it} from 'vitest';
import type {VisibleCard} from '~/lib/catalogue/visible-card';
import {packCards, unpackCards} from './packed-cards';
import {A_CARD} from '../../../tests/support/app/a-card';

const WHOLE: VisibleCard = {
  ...A_CARD,
  description: 'The hour "before" the boats </script> go out.',
  launchAt: {value: '2026-12-01T10:00:00-04:00'},
  ribbon: {value: 'Studio favourite'},
  facts: 'Oil on canvas\u00a0· 16\u00a0×\u00a020\u00a0in\u00a0· 2021',
};

describe('packed cards', () => {
  it.each<[string, VisibleCard]>([
    ['a whole one', WHOLE],
    [
      'one of which the shop knows little',
      {
        ...WHOLE,
        images: {nodes: []},
        variants: {nodes: []},
        priceRange: null,
        launchAt: null,
        ribbon: null,
        facts: null,
      },
    ],
    [
      'one that is sold, with a picture that could not be measured',
      {
        ...WHOLE,
        variants: {nodes: [{availableForSale: false}]},
        images: {
          nodes: [{url: 'https://cdn.example/b.jpg', altText: null, width: null, height: null}],
        },
      },
    ],
  ])('are unpacked as they were packed: %s', (_, card) => {
    expect(unpackCards(packCards([card, WHOLE]))).toEqual([card, WHOLE]);
  });

  it('keep texts of several lines on one', () => {
    const [card] = unpackCards(
      packCards([{...WHOLE, description: 'One\r\n\ttwo\nthree  four', title: ' '}]),
    );
    expect(card).toMatchObject({
      description: 'One two three four',
      title: ' ',
      ribbon: WHOLE.ribbon,
    });
  });

  it('are empty when none were packed', () => {
    expect(unpackCards(packCards([]))).toEqual([]);
  });
});
