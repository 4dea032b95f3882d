import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {OpenDatabase} from '../database/pglite';
import {openTestDatabase} from '../testing/test-database';
import {createCartStore} from './cart-store';
import {createCart} from './cart';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

describe('createCartStore', () => {
  it('returns a cart as it was stored', async () => {
    const store = createCartStore(database);
    const cart = {...createCart(new Date('2025-10-01T12:00:00Z')), note: 'Für "Oma" – \'bitte\''};
    await store.save(cart);
    expect(await store.find(cart.token)).toEqual(cart);
  });

  it('does not change a completed cart', async () => {
    const store = createCartStore(database);
    const cart = createCart(new Date('2025-10-01T12:00:00Z'));
    const completed = {...cart, completedAt: '2025-10-01T13:00:00Z'};
    await store.save(completed);
    await store.save({...cart, note: 'Too late'});
    expect(await store.find(cart.token)).toEqual(completed);
  });
});
