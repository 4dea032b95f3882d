import type {Environment} from '../settings';
import {findAdminToken, storeOrigin} from '../../supabase/functions/_shared/adapters/shopify-token';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {createAdminClient} from '../admin-client';
import {webhookUriOf} from '../define-webhooks';
import {loadEmbeddedKeys} from '../find-store';
import {loadAdmin} from './load/load-admin';
import {loadExposed, secretWorks} from './load/load-exposed';
import {loadForms} from './load/load-forms';
import {loadNames} from './load/load-names';
import {loadSite} from './load/load-site';
import {loadStorefront} from './load/load-storefront';
import {trustsVisitorAddress} from './load/load-visitors';
import {createStorefrontClient} from './load/storefront-client';

/** The data that the loaders read from a shop. The checks use nothing else. */
export type ShopFacts = Awaited<ReturnType<typeof loadShop>>;

/**
 * Loads all data for the checks, from the shop that the environment configures: a real one, or else the embedded one.
 * `sharpness` is in pixels per cm of the largest print; null for the default.
 */
export async function loadShop(environment: Environment, now: Date, sharpness: number | null) {
  /** Whether it's the shop on this machine, which has no domain and sends no email. */
  const isEmbedded = !environment.PUBLIC_STORE_DOMAIN;
  const {settings, adminToken, forms} = isEmbedded
    ? embeddedAccess(environment)
    : realAccess(environment);
  const {storeUrl, storefrontToken, shopUrl} = settings;
  const ask = createStorefrontClient(storeUrl, storefrontToken);
  const store = await loadStorefront(ask);
  const shown = new Set(store.works.map(({handle}) => handle));
  const run = adminToken && createAdminClient({origin: storeUrl, token: adminToken});
  const isThere = store.storefront.status !== null;
  const admin = run && isThere ? await loadAdmin(run, shown, webhookUriOf(environment)) : null;
  const titles = secretWorks({works: store.works, admin, now}).map(({title}) => title);
  return {
    now,
    sharpness,
    isEmbedded,
    settings,
    ...store,
    site: shopUrl ? await loadSite(shopUrl) : null,
    forms: forms && (await loadForms(forms)),
    /**
     * Whether the shop trusts an IP address that a visitor claims; null when this couldn't be tested. On this machine
     * everybody shares one network, which this check would lock out.
     */
    trustsVisitorAddress: shopUrl && !isEmbedded ? await trustsVisitorAddress(shopUrl) : null,
    names: isEmbedded ? null : await loadNames(settings),
    /** Null without an Admin API token. */
    admin,
    /** The works that the store exposes without a token; null when it doesn't respond. */
    exposed: isThere ? await loadExposed(storeUrl, titles) : null,
  };
}

function realAccess(environment: Environment) {
  const {PUBLIC_STORE_DOMAIN: domain = ''} = environment;
  const storeUrl = storeOrigin(domain);
  return {
    settings: {
      ...commonSettings(environment),
      storeUrl,
      shopUrl: environment.SHOP_URL ?? null,
      storefrontToken: environment.PUBLIC_STOREFRONT_API_TOKEN ?? '',
      checkoutDomain: environment.PUBLIC_CHECKOUT_DOMAIN ?? null,
    },
    adminToken: findAdminToken(storeUrl, environment),
    forms: supabaseKeys(environment),
  };
}

function embeddedAccess(environment: Environment) {
  const {storefrontToken, adminToken, anonKey, forwardSecret} = loadEmbeddedKeys(
    environment.EMBEDDED_DATA,
    'PUBLIC_STORE_DOMAIN and PUBLIC_STOREFRONT_API_TOKEN',
  );
  const backend = `http://localhost:${environment.BACKEND_PORT}`;
  return {
    settings: {
      ...commonSettings(environment),
      storeUrl: backend,
      shopUrl: environment.SHOP_URL ?? `http://localhost:${environment.PORT}`,
      storefrontToken,
      checkoutDomain: null,
    },
    adminToken,
    forms: supabaseKeys(environment) ?? {url: backend, anonKey, forwardSecret},
  };
}

function commonSettings({PUBLIC_STOREFRONT_ID, PUBLIC_GA4_ID, MAIL_FROM}: Environment) {
  return {
    storefrontId: PUBLIC_STOREFRONT_ID ?? null,
    ga4Id: PUBLIC_GA4_ID ?? null,
    mailFrom: MAIL_FROM ?? SITE.email,
  };
}

function supabaseKeys({SUPABASE_URL, SUPABASE_ANON_KEY, SHOP_FORWARD_SECRET}: Environment) {
  if (!SUPABASE_URL) return null;
  return {
    url: SUPABASE_URL,
    anonKey: SUPABASE_ANON_KEY ?? '',
    forwardSecret: SHOP_FORWARD_SECRET ?? null,
  };
}
