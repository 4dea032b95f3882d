import {describe, expect, it} from 'vitest';
import {soldWorks} from '~/content/gallery';
import en from '~/words/en/server';
import {aContext} from '../../../tests/support/app/a-function-context';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';
import {closestPrints, loadSoldWork, readLinks} from './load-sold-work';

type Entry = Parameters<typeof readLinks>[0];

describe('the links of a sold work', () => {
  const print = (id: string) => ({__typename: 'Product', id, title: id});

  it('are its own prints, then those of its original, each once', () => {
    const {prints, size} = readLinks({
      work: {
        reference: {
          __typename: 'Product',
          originalSize: {value: '24 × 24 in'},
          prints: {references: {nodes: [print('a'), print('b')]}},
        },
      },
      prints: {references: {nodes: [print('b'), {__typename: 'MediaImage'}]}},
    } as unknown as Entry);
    expect(prints.map(({id}) => id)).toEqual(['b', 'a']);
    expect(size).toBe('24 × 24 in');
  });

  it('are none when nothing is published', () => {
    expect(readLinks({work: {reference: null}, prints: null} as Entry)).toEqual({
      prints: [],
      size: undefined,
    });
    expect(readLinks(null).prints).toEqual([]);
  });
});

describe('works with the light of a sold one', () => {
  const print = (title: string, ...colours: string[]) =>
    ({
      title,
      images: {nodes: []},
      createdAt: '2025-01-01T00:00:00Z',
      colours: colours.length > 0 ? {value: JSON.stringify(colours)} : null,
    }) as unknown as Parameters<typeof closestPrints>[1][number];
  const dusk = print('Dusk', '#302840', '#403050');
  const noon = print('Noon', '#f0e8d0');
  const fog = print('Fog', '#c0c0c0', '#b0b0b0');

  it('are the prints of the closest colours, those without colours last', () => {
    const found = closestPrints('#cccccc', [], [print('Unknown'), dusk, noon, fog]);
    expect(found.map(({title}) => title)).toEqual(['Fog', 'Noon', 'Dusk', 'Unknown']);
  });

  it('exclude the prints of the work itself', () => {
    expect(closestPrints('#cccccc', [fog], [fog, noon])).toEqual([noon]);
  });

  it('are for sale', async () => {
    const works = soldWorks(en);
    const later = {value: '2999-01-01T00:00:00Z'};
    const nodes = [
      {...PRINT, title: 'For Sale'},
      {...PRINT, title: 'Reserved', reservedUntil: later},
      {...PRINT, title: 'Coming Soon', launchAt: later},
      {
        ...PRINT,
        title: 'Sold Out',
        variants: {nodes: [aVariant(1, '8×10 in', '45.0', false), ...PRINT.variants.nodes]},
      },
    ];
    const context = aContext(async () => ({ok: true, data: {products: {nodes}}, notice: null}));
    const {page} = await loadSoldWork(context, works[0]!.handle);
    expect(page?.similar.map(({title}) => title)).toEqual(['For Sale']);
  });
});
