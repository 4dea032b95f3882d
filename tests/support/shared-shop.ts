import {inject} from 'vitest';
import {attachShop, type AttachedShop} from './shop';

/** The reset shop of the worker that runs this test file. For files that neither configure nor stop a shop. */
export async function useSharedShop(): Promise<AttachedShop> {
  const address = inject('shops')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!address) throw new Error('This worker has no shop.');
  const shop = attachShop(address);
  await shop.control.reset();
  shop.readOutput();
  return shop;
}
