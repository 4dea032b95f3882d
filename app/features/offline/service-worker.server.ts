import {LANGUAGES} from '#contracts/languages';
import {SITE} from '#contracts/site';
import {ASSET_SOURCES} from '~/lib/origins';
import type offline from '~/words/en/offline';
import source from './service-worker.js?raw';

/** One service worker serves every language, so it contains the words of all. */
const WORDS = import.meta.glob<typeof offline>('../../words/*/offline.ts', {
  eager: true,
  import: 'default',
});

/** Replaces a service worker that is switched off. */
const UNREGISTER_SCRIPT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

const SHOPIFY_CDN = 'https://cdn.shopify.com';

/**
 * The service worker's script and its content security policy. It connects to this site for pages, and to the origins
 * of the store and the build for pictures and the style sheet.
 */
export function serviceWorker(
  {PUBLIC_STORE_DOMAIN}: Pick<Env, 'PUBLIC_STORE_DOMAIN'>,
  {isOn}: {isOn: boolean},
): {script: string; policy: string} {
  if (!isOn) return {script: UNREGISTER_SCRIPT, policy: "default-src 'none'"};
  // The embedded store's domain has a protocol, and serves its own pictures.
  const pictures = PUBLIC_STORE_DOMAIN.includes('://')
    ? [SHOPIFY_CDN, new URL(PUBLIC_STORE_DOMAIN).origin]
    : [SHOPIFY_CDN];
  const sources = [...pictures.map((origin) => `${origin}/`), ...ASSET_SOURCES];
  const languages = LANGUAGES.map(({code, locale, path}) => ({
    locale,
    path,
    ...WORDS[`../../words/${code}/offline.ts`],
  }));
  const names = `const SOURCES = ${JSON.stringify(sources)};
const SITE_NAME = ${JSON.stringify(SITE.name)};
const LANGUAGES = ${JSON.stringify(languages)};
`;
  return {
    script: names + source,
    policy: `default-src 'none'; connect-src 'self' ${sources.join(' ')} blob: data:`,
  };
}
