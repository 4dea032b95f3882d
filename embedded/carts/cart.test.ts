import {describe, expect, it} from 'vitest';
import {openTestDatabase} from '../testing/test-database';
import {createCart, findCartByToken, saveCart} from './cart';

const database = await openTestDatabase();

describe('a stored cart', () => {
  it('does not change once it is completed', async () => {
    const cart = createCart(new Date('2025-10-01T12:00:00Z'));
    const completed = {...cart, completedAt: '2025-10-01T13:00:00Z'};
    await saveCart(database, completed);
    await saveCart(database, {...cart, note: 'Too late'});
    expect(await findCartByToken(database, cart.token)).toEqual(completed);
  });
});
