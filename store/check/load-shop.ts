import type {Environment} from '../../embedded/settings';
import {
  type AdminToken,
  findAdminToken,
} from '../../supabase/functions/_shared/adapters/shopify-token';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {createAdminClient} from '../admin-client';
import {loadEmbeddedKeys} from '../embedded-keys';
import {loadAdmin} from './load/load-admin';
import {type FormKeys, loadForms} from './load/load-forms';
import {loadNames, type Resolver} from './load/load-names';
import {loadSite} from './load/load-site';
import {trustsVisitorAddress} from './load/load-visitors';
import {loadStorefront} from './load/load-storefront';
import {loadExposed} from './load/load-exposed';
import {createStorefrontClient} from './load/storefront-client';
import type {Send} from './load/visit';
import {secretWorks} from './secret-works';
import type {ShopFacts, ShopSettings} from './shop-facts';

interface Access {
  settings: ShopSettings;
  adminToken: AdminToken | null;
  forms: FormKeys | null;
}

interface Tools {
  send: Send;
  resolver: Resolver;
  now: Date;
}

/**
 * Loads all data for the checks, from the shop that the environment configures: a real one, or else the embedded one.
 */
export async function loadShop(environment: Environment, tools: Tools): Promise<ShopFacts> {
  const {send, resolver, now} = tools;
  const isEmbedded = !environment.PUBLIC_STORE_DOMAIN;
  const {settings, adminToken, forms} = accessOf(environment);
  const {storeUrl, storefrontToken, shopUrl} = settings;
  const ask = createStorefrontClient(send, storeUrl, storefrontToken);
  const store = await loadStorefront(ask, send);
  const shown = new Set(store.works.map(({handle}) => handle));
  const run = adminToken && createAdminClient({origin: storeUrl, token: adminToken}, send);
  const isThere = store.storefront.status !== null;
  const admin = run && isThere ? await loadAdmin(run, shown) : null;
  const secrets = secretWorks({works: store.works, admin, now});
  return {
    now,
    isEmbedded,
    settings,
    ...store,
    site: shopUrl ? await loadSite(shopUrl, send) : null,
    forms: forms && (await loadForms(forms, send)),
    // On this machine everybody shares one network, which this check would lock out.
    trustsVisitorAddress: shopUrl && !isEmbedded ? await trustsVisitorAddress(shopUrl, send) : null,
    names: isEmbedded ? null : await loadNames(settings, resolver),
    admin,
    exposed: isThere
      ? await loadExposed(
          storeUrl,
          secrets.map(({title}) => title),
          send,
        )
      : null,
  };
}

function accessOf(environment: Environment): Access {
  const {PUBLIC_STORE_DOMAIN: domain, SUPABASE_URL: supabaseUrl} = environment;
  const common = {
    storefrontId: environment.PUBLIC_STOREFRONT_ID ?? null,
    ga4Id: environment.PUBLIC_GA4_ID ?? null,
    mailFrom: environment.MAIL_FROM ?? SITE.email,
  };
  const supabase = supabaseUrl
    ? {
        url: supabaseUrl,
        anonKey: environment.SUPABASE_ANON_KEY ?? '',
        forwardSecret: environment.SHOP_FORWARD_SECRET ?? null,
      }
    : null;
  if (domain) {
    const storeUrl = domain.includes('://') ? domain : `https://${domain}`;
    return {
      settings: {
        ...common,
        storeUrl,
        shopUrl: environment.SHOP_URL ?? null,
        storefrontToken: environment.PUBLIC_STOREFRONT_API_TOKEN ?? '',
        checkoutDomain: environment.PUBLIC_CHECKOUT_DOMAIN ?? null,
      },
      adminToken: findAdminToken(storeUrl, environment),
      forms: supabase,
    };
  }
  const keys = loadEmbeddedKeys(
    environment.EMBEDDED_DATA,
    'PUBLIC_STORE_DOMAIN and PUBLIC_STOREFRONT_API_TOKEN',
  );
  const backend = `http://localhost:${environment.BACKEND_PORT}`;
  return {
    settings: {
      ...common,
      storeUrl: backend,
      shopUrl: environment.SHOP_URL ?? `http://localhost:${environment.PORT}`,
      storefrontToken: keys.storefrontToken,
      checkoutDomain: null,
    },
    adminToken: keys.adminToken,
    forms: supabase ?? {
      url: backend,
      anonKey: keys.anonKey,
      forwardSecret: keys.forwardSecret,
    },
  };
}
