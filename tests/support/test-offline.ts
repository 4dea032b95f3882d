import {startTcpProxy, type TcpProxy} from './tcp-proxy';
import {test as base} from './test-deployed';

/** `test` with a shop behind a proxy that can be disconnected. */
export const test = base.extend<{tcpProxy: TcpProxy}>({
  tcpProxy: async ({shop}, use) => {
    const tcpProxy = await startTcpProxy(shop.url);
    await use(tcpProxy);
    await tcpProxy.close();
  },
  baseURL: async ({tcpProxy}, use) => use(tcpProxy.url),
});
