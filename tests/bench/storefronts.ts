import {startShop, type Shop} from '../support/shop';
import {type OtherStorefront, PAGE_NAMES, PAGES, type PageName} from './arguments';
import type {Target} from './load';

/** A storefront as it is measured. */
export interface Storefront {
  name: string;
  pages: Record<PageName, MeasuredPage>;
}

export interface MeasuredPage {
  url: string;
  /** The same page where no copy of it is kept. */
  cold: Target;
}

export interface OwnStorefront {
  storefront: Storefront;
  close(): Promise<void>;
}

/** As production has it: no test controls, so that nothing behaves as only tests want it. */
const PRODUCTION = {EMBEDDED_CONTROL: '0', SHOP_CACHE: 'on'};

/** Starts the shop twice: as in production, and with no cache at all, where every page is a cold one. */
export async function startOwnStorefront(): Promise<OwnStorefront> {
  const shop = await startShop({env: PRODUCTION});
  let cold: Shop;
  try {
    cold = await startShop({env: {...PRODUCTION, SHOP_CACHE: 'off'}});
  } catch (error) {
    await shop.close();
    throw error;
  }
  return {
    storefront: {
      name: 'shop',
      pages: pagesOf((name) => ({
        url: shop.url + PAGES[name],
        cold: {url: cold.url + PAGES[name], isNew: false},
      })),
    },
    close: async () => void (await Promise.all([shop.close(), cold.close()])),
  };
}

/** What is known of another storefront: a page is cold there when its address is new. */
export function describeOther({name, origin, paths}: OtherStorefront): Storefront {
  return {
    name,
    pages: pagesOf((page) => ({
      url: origin + paths[page],
      cold: {url: origin + paths[page], isNew: true},
    })),
  };
}

function pagesOf(describe: (name: PageName) => MeasuredPage): Storefront['pages'] {
  return Object.fromEntries(
    PAGE_NAMES.map((name) => [name, describe(name)]),
  ) as Storefront['pages'];
}
