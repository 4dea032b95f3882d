import {describe, expect, it} from 'vitest';
import {aProduct, aVariant} from '../storefront/testing/sample-catalogue';
import {applyChanges} from './product-changes';

const NOW = new Date('2026-11-21T12:00:00Z');
const change = (changes: Parameters<typeof applyChanges>[2], quantity = 5) =>
  applyChanges(
    aProduct({variants: [aVariant({quantity}), aVariant({quantity: 0})]}),
    'a-print',
    changes,
    NOW,
  );
const quantities = (product: ReturnType<typeof change>) =>
  product.variants.map(({quantity}) => quantity);

describe('applyChanges', () => {
  it('sets the stock of an unavailable product to 0', () => {
    expect(quantities(change({available: false}))).toEqual([0, 0]);
  });

  it('sets the stock of an available product to at least one', () => {
    expect(quantities(change({available: true}))).toEqual([5, 1]);
    expect(quantities(change({available: true, quantity: 0}))).toEqual([1, 1]);
  });

  it('adds, replaces and deletes metafields', () => {
    const before = applyChanges(null, 'x', {metafields: {'custom.ribbon': 'New'}}, NOW);
    const after = applyChanges(
      before,
      'x',
      {metafields: {'custom.ribbon': null, 'custom.launch_at': '2026-12-01T10:00:00-04:00'}},
      NOW,
    );
    expect(after.metafields).toEqual([
      {
        namespace: 'custom',
        key: 'launch_at',
        type: 'date_time',
        value: '2026-12-01T10:00:00-04:00',
      },
    ]);
  });

  it('creates a print with one variant from an unknown handle', () => {
    const product = applyChanges(null, 'a-quiet-cove', {}, NOW);
    expect(product).toMatchObject({
      handle: 'a-quiet-cove',
      title: 'A Quiet Cove',
      productType: 'Prints',
      images: [],
    });
    expect(product.variants).toHaveLength(1);
    expect(applyChanges(null, 'a-quiet-cove', {}, NOW).id).toBe(product.id);
  });
});
