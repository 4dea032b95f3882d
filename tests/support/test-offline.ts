import {startTcpProxy, type TcpProxy} from './tcp-proxy';
import {startShop, type Shop} from './shop';
import {test as base} from './test';

/**
 * `test` with a shop whose service worker is on, behind a proxy that can be disconnected. In other tests the service worker is
 * off, because Playwright's routes do not reach its requests.
 */
export const test = base.extend<{tcpProxy: TcpProxy}, {shop: Shop}>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({env: {SHOP_SERVICE_WORKER: 'on'}});
      await use(shop);
      await shop.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  tcpProxy: async ({shop}, use) => {
    const tcpProxy = await startTcpProxy(shop.url);
    await use(tcpProxy);
    await tcpProxy.close();
  },
  baseURL: async ({tcpProxy}, use) => use(tcpProxy.url),
});
