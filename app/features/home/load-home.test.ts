import {describe, expect, it} from 'vitest';
import {aContext} from '../../../tests/support/app/a-function-context';
import {PRINT} from '../../../tests/support/app/a-product';
import {loadHome} from './load-home';

it('the shelf of originals shows only those for sale', async () => {
  const original = {...PRINT, productType: 'Original Paintings'};
  const later = {value: '2999-01-01T00:00:00Z'};
  const nodes = [
    {...original, title: 'For Sale'},
    {...original, title: 'Reserved', reservedUntil: later},
    {...original, title: 'Coming Soon', launchAt: later},
  ];
  const data = {prints: {nodes: []}, originals: {nodes}};
  const context = aContext(async () => ({ok: true, data, notice: null}));
  const {products} = await loadHome(context);
  expect(products.originals.map(({title}) => title)).toEqual(['For Sale']);
});

describe('the hero', () => {
  const sold = {...PRINT, title: 'Sold', variants: {nodes: [{availableForSale: false}]}};
  const newest = {...PRINT, handle: 'new', title: 'Newest'};
  const older = {...PRINT, handle: 'old', title: 'Older'};
  const original = {...PRINT, productType: 'Original Paintings', title: 'Newest'};
  const home = {prints: {nodes: [sold, newest, older]}, originals: {nodes: [original]}};
  const load = async (data: object) => {
    const context = aContext(async () => ({ok: true, data, notice: null}));
    const {products} = await loadHome(context);
    const titles = (works: {title: string}[]) => works.map(({title}) => title);
    return {
      hero: products.hero?.title,
      prints: titles(products.prints),
      originals: titles(products.originals),
    };
  };

  it('is the newest print for sale, which its shelf leaves out, but not an original of the same title', async () => {
    expect(await load(home)).toEqual({
      hero: 'Newest',
      prints: ['Sold', 'Older'],
      originals: ['Newest'],
    });
  });

  it('gives way to a picture of the artist, which takes no print from its shelf', async () => {
    const image = {url: 'https://cdn.example/studio.jpg', altText: null, width: 1600, height: 900};
    const fields = [{key: 'hero_picture', value: '', reference: {__typename: 'MediaImage', image}}];
    const homePage = {fields, heroWork: null};
    expect(await load({...home, homePage})).toMatchObject({
      hero: undefined,
      prints: ['Sold', 'Newest', 'Older'],
    });
  });
});
