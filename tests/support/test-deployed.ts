import {readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {listen} from '../../embedded/http';
import {GOOGLE_ID} from './google';
import {buildProject} from './project-copy';
import {startShop, type Shop} from './shop';
import {test as base} from './test';

/** Fixed, because a build contains the URL of its own files. Below the ports that `findFreePort` returns. */
const PORT = 3199;

/** As on Oxygen, which serves a deployment's files from another origin, in a folder per deployment. */
export const ASSET_BASE = `http://localhost:${PORT}/oxygen-v2/32112/24567/49412/1234567/`;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'application/javascript',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

const BUILD_FOLDER = 'dist/oxygen';

/**
 * `test` with the shop as Oxygen has it: a build whose files come from another origin, caches and service worker on, and the
 * variables that the Hydrogen channel sets, with Google Analytics beside Shopify's. Shopify and Supabase are another shop's
 * embedded backend. In other tests caches and service worker are off: an injected fault takes effect at once, and Playwright's
 * routes reach every request.
 */
export const test = base.extend<object, {shop: Shop}>({
  shop: [
    async ({}, use) => {
      await buildProject('.', {
        HYDROGEN_ASSET_BASE_URL: ASSET_BASE,
        SHOP_BUILD_FOLDER: BUILD_FOLDER,
      });
      const assets = await startAssetNetwork(`${BUILD_FOLDER}/client`);
      const backend = await startShop();
      const {storefrontToken, anonKey} = backend.keys();
      const shop = await startShop({
        env: {
          SHOP_BUILD_FOLDER: BUILD_FOLDER,
          SHOP_CACHE: 'on',
          SHOP_SERVICE_WORKER: 'on',
          PUBLIC_STORE_DOMAIN: backend.backendUrl,
          PUBLIC_STOREFRONT_API_TOKEN: storefrontToken,
          PRIVATE_STOREFRONT_API_TOKEN: storefrontToken,
          PUBLIC_STOREFRONT_ID: '1000012345',
          PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.example',
          PUBLIC_GA4_ID: GOOGLE_ID,
          SUPABASE_URL: backend.backendUrl,
          SUPABASE_ANON_KEY: anonKey,
        },
      });
      await use({...shop, control: backend.control, backendUrl: backend.backendUrl});
      await Promise.all([shop.close(), backend.close(), assets.close()]);
    },
    {scope: 'worker', timeout: 240_000},
  ],
});

/** Serves a build's `client` folder below `ASSET_BASE`, with the headers of cdn.shopify.com. */
function startAssetNetwork(folder: string) {
  const {pathname: base} = new URL(ASSET_BASE);
  return listen(async ({url}) => {
    const path = new URL(url).pathname.slice(base.length);
    const bytes = await readFile(join(folder, path)).catch(() => null);
    const headers = {'Access-Control-Allow-Origin': '*'};
    if (!bytes) return new Response(null, {status: 404, headers});
    return new Response(bytes, {
      headers: {
        ...headers,
        'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Timing-Allow-Origin': '*',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }, PORT);
}
