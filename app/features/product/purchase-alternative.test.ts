import {expect, it} from 'vitest';
import {purchaseAlternative} from './purchase-alternative';

const NOW_MS = Date.parse('2026-11-22T12:00:00Z');
const IMAGE = {url: 'https://cdn.example/a.jpg', altText: null, width: 1600, height: 1200};

function aPrint(available: boolean[], images = [IMAGE]) {
  const nodes = available.map((availableForSale, index) => ({
    id: `gid://shopify/ProductVariant/${index}`,
    sku: null,
    title: `${8 + index}×10 in`,
    availableForSale,
    price: {amount: '45.0', currencyCode: 'CAD' as const},
    selectedOptions: [{name: 'Size', value: `${8 + index}×10 in`}],
  }));
  return {
    handle: 'sea',
    title: 'Sea',
    productType: 'Prints',
    images: {nodes: images},
    options: [{name: 'Size'}],
    variants: {nodes},
    launchAt: null,
  };
}

const find = (product: ReturnType<typeof aPrint>, hasRelated = true) =>
  purchaseAlternative(product, {hasRelated, nowMs: NOW_MS});

it('names nothing for a print on sale, and for an original', () => {
  expect(find(aPrint([true, false]))).toBeNull();
  expect(find({...aPrint([false]), productType: 'Original Paintings'})).toBeNull();
});

it('names the sizes that are left of a print whose first size is sold', () => {
  expect(find(aPrint([false, true, false, true]))).toMatchObject({
    text: 'Still to be had: 9×10 in, 11×10 in.',
    to: expect.stringMatching(/^\/contact\?subject=.+&work=/),
  });
});

it('leads from a sold print to the related works, or to the other prints', () => {
  expect(find(aPrint([false, false]))).toMatchObject({to: '#related-works'});
  expect(find(aPrint([false, false]), false)).toMatchObject({to: '/collections/prints'});
});

it('says why a print without a picture is not sold, and offers to ask', () => {
  expect(find(aPrint([true], []))).toMatchObject({
    text: expect.stringContaining('no picture'),
    label: 'Ask me about it',
  });
});
