import {inject} from 'vitest';
import {attachShop, type AttachedShop} from './shop';

/** The shop of the worker that runs this test file, as new: for files that need it neither configured nor ended. */
export async function useSharedShop(): Promise<AttachedShop> {
  const address = inject('shops')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!address) throw new Error('This worker has no shop.');
  const shop = attachShop(address);
  await shop.control.reset();
  shop.readOutput();
  return shop;
}
