import {SITE} from '#contracts/site';
import {ASSET_SOURCES} from '~/lib/asset-base';
import source from './service-worker.js?raw';

/** Takes the place of a service worker that is no longer wanted. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

const SHOPIFY_CDN = 'https://cdn.shopify.com';

/** The service worker's script, and the policy that it runs under: it asks this site for pages, and the networks of the store
 * and of the build for pictures and the style sheet. */
export function serviceWorker(
  {PUBLIC_STORE_DOMAIN}: Pick<Env, 'PUBLIC_STORE_DOMAIN'>,
  {isOn}: {isOn: boolean},
): {script: string; policy: string} {
  if (!isOn) return {script: FAREWELL, policy: "default-src 'none'"};
  // The embedded store brings its own protocol, and its own pictures.
  const pictures = PUBLIC_STORE_DOMAIN.includes('://')
    ? [SHOPIFY_CDN, new URL(PUBLIC_STORE_DOMAIN).origin]
    : [SHOPIFY_CDN];
  const sources = [...pictures.map((origin) => `${origin}/`), ...ASSET_SOURCES];
  const names = `const SOURCES = ${JSON.stringify(sources)};
const SITE_NAME = ${JSON.stringify(SITE.name)};
`;
  return {
    script: names + source,
    policy: `default-src 'none'; connect-src 'self' ${sources.join(' ')} blob: data:`,
  };
}
