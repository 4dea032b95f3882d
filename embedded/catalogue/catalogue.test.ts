import {beforeEach, describe, expect, it} from 'vitest';
import {openTestDatabase} from '../testing/test-database';
import {buildSeed} from '../seed/seed';
import {type ChangeableCatalogue, createCatalogue} from './catalogue';
import {showStock, storeStock} from './stock';

const NOW = new Date('2026-11-21T12:00:00Z');
let catalogue: ChangeableCatalogue;

const open = () => createCatalogue({database, seed: buildSeed(NOW), clock: () => NOW});
const firstVariant = (of: ChangeableCatalogue, handle: string) =>
  of.productByHandle(handle)?.variants[0];

/** What the checkout does. */
async function sell(variantId: string, left: number) {
  const stock = new Map([[variantId, left]]);
  await storeStock(database, stock);
  showStock(catalogue, stock);
}

const database = await openTestDatabase();
beforeEach(async () => {
  catalogue = await open();
  await catalogue.reset();
});

describe('the catalogue', () => {
  it('persists a sold quantity', async () => {
    const id = firstVariant(catalogue, 'first-light')?.id ?? '';
    await sell(id, 3);
    expect(firstVariant(catalogue, 'first-light')?.quantity).toBe(3);
    expect(firstVariant(await open(), 'first-light')?.quantity).toBe(3);
  });

  it('deletes every change on reset', async () => {
    await catalogue.putProduct('a-new-print', {});
    await catalogue.deleteProduct('santa');
    await sell(firstVariant(catalogue, 'first-light')?.id ?? '', 0);
    await catalogue.reset();
    expect(catalogue.products()).toEqual(buildSeed(NOW).products);
    expect((await open()).products()).toEqual(buildSeed(NOW).products);
  });
});
