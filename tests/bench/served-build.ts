import {spawn} from 'node:child_process';
import {join, resolve} from 'node:path';
import {loadKeys} from '../../embedded/keys';
import {findFreePort} from '../support/free-port';
import type {AttachedShop} from '../support/shop';

export interface ServedBuild {
  origin: string;
  close(): void;
}

const START_TIMEOUT_MS = 30_000;

/**
 * Serves another Hydrogen storefront's `dist` in the same runtime as the shop, in a separate process, with the shop's
 * backend as its store. Rejects when it does not start.
 */
export async function startBuild(folder: string, shop: AttachedShop): Promise<ServedBuild> {
  const port = await findFreePort();
  const {storefrontToken} = loadKeys(join(shop.dataFolder, 'keys.json'));
  const env = {
    PUBLIC_STORE_DOMAIN: shop.backendUrl,
    PUBLIC_STOREFRONT_API_TOKEN: storefrontToken,
    PUBLIC_STOREFRONT_ID: '1',
    PUBLIC_CHECKOUT_DOMAIN: new URL(shop.backendUrl).host,
    SESSION_SECRET: 'unused',
  };
  const worker = {port, buildFolder: resolve(folder), env};
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/serve-build.ts', JSON.stringify(worker)],
    // Under load a storefront logs every aborted request.
    {stdio: 'ignore'},
  );
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (Date.now() > deadline || child.exitCode !== null) {
      child.kill();
      throw new Error(`The build in ${folder} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {origin, close: () => void child.kill()};
}
