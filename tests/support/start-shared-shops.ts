import type {TestProject} from 'vitest/node';
import {startShop, type ShopAddress} from './shop';

declare module 'vitest' {
  interface ProvidedContext {
    /** One per vitest worker. */
    shops: ShopAddress[];
  }
}

/** Vitest's global setup: starts the shops that test files share and returns the function that stops them. */
export default async function startSharedShops(project: TestProject) {
  const workers = Array.from({length: Number(project.globalConfig.maxWorkers)});
  const shops = await Promise.all(workers.map(() => startShop()));
  project.provide(
    'shops',
    shops.map(({url, backendUrl, dataFolder, databasePort, pid}) => {
      return {url, backendUrl, dataFolder, databasePort, pid};
    }),
  );
  return () => Promise.all(shops.map((shop) => shop.close()));
}
