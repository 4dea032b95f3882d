import {startShop, type Shop} from '../support/shop';
import {PAGE_NAMES, PAGES, type PageName} from './arguments';
import type {Target} from './load';

/** A storefront to measure. */
export interface Storefront {
  name: string;
  pages: Record<PageName, MeasuredPage>;
}

export interface MeasuredPage {
  url: string;
  /** A new address of the same page: it is rendered, from cached queries. */
  warm: Target;
  /** The same page without any cache; only for the shop. */
  cold?: Target;
  /** The same with a store of `CATALOGUE_SIZES` works; only for the shop. */
  few?: Target;
  many?: Target;
}

/** Both fill a collection's page, so that the number of works on it is equal and only the store's size differs. */
export const CATALOGUE_SIZES = {few: 100, many: 5000};

export interface OwnStorefront {
  storefront: Storefront;
  shop: Shop;
  close(): Promise<void>;
}

/** As in production: without test controls, which change the behaviour. */
const PRODUCTION = {EMBEDDED_CONTROL: '0', SHOP_CACHE: 'on'};

/** Without any cache, so that every page is cold. */
const COLD = {...PRODUCTION, SHOP_CACHE: 'off'};

/** Starts the shop four times: as in production, cold, and cold with a store of either size. */
export async function startOwnStorefront(): Promise<OwnStorefront> {
  const shops: Shop[] = [];
  const close = async () => void (await Promise.all(shops.map((shop) => shop.close())));
  const start = async (env: Record<string, string>) => {
    const shop = await startShop({env, nodeOptions: []}).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    shops.push(shop);
    return shop;
  };
  const shop = await start(PRODUCTION);
  const cold = await start(COLD);
  const startWithWorks = (works: number) =>
    start({...COLD, EMBEDDED_CATALOGUE_SIZE: String(works)});
  const few = await startWithWorks(CATALOGUE_SIZES.few);
  const many = await startWithWorks(CATALOGUE_SIZES.many);
  return {
    shop,
    storefront: {
      name: 'shop',
      pages: pagesOf((name) => ({
        url: shop.url + PAGES[name],
        warm: {url: shop.url + PAGES[name], isNew: true},
        cold: {url: cold.url + PAGES[name], isNew: false},
        few: {url: few.url + PAGES[name], isNew: false},
        many: {url: many.url + PAGES[name], isNew: false},
      })),
    },
    close,
  };
}

/** Describes another storefront. */
export function describeOther(
  name: string,
  origin: string,
  paths: Record<PageName, string>,
): Storefront {
  return {
    name,
    pages: pagesOf((page) => ({
      url: origin + paths[page],
      warm: {url: origin + paths[page], isNew: true},
    })),
  };
}

function pagesOf(describe: (name: PageName) => MeasuredPage): Storefront['pages'] {
  return Object.fromEntries(
    PAGE_NAMES.map((name) => [name, describe(name)]),
  ) as Storefront['pages'];
}
