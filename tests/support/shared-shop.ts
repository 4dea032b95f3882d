import {beforeAll, beforeEach, inject} from 'vitest';
import {attachShop, type AttachedShop} from './shop';

/** The shop of the worker that runs this test file, reset before each test. For files that neither configure nor stop a shop. */
export function useSharedShop(): AttachedShop {
  const address = inject('shops')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!address) throw new Error('This worker has no shop.');
  const shop = attachShop(address);
  const reset = () => shop.control.reset();
  beforeAll(async () => {
    await reset();
    shop.readOutput();
  });
  beforeEach(reset);
  return shop;
}
