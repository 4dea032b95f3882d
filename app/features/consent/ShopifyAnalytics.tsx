import language from '#words/language';
import {useLocation} from '@remix-run/react';
import {
  AnalyticsEventName,
  getClientBrowserParameters,
  sendShopifyAnalytics,
  useCustomerPrivacy,
  useShopifyCookies,
  type ShopAnalytics,
} from '@shopify/hydrogen';
import type {LanguageCode} from '@shopify/hydrogen/storefront-api-types';
import {useEffect, useState} from 'react';
import {measuredAddress, measuredReferrer} from './measured-address';
import {SHOPIFY_SCRIPTS} from '~/lib/analytics/shopify-scripts';
import {listenToEvents, stopQueueingEvents, type EventListener} from '~/lib/analytics/track';
import type {TrackingSettings} from '~/lib/analytics/tracking-settings';
import {localPath} from '~/lib/language/local-path';
import {allowScript} from '~/lib/security/trusted-types';
import {isRecord, readJson} from '~/lib/read-json';
import {setShopifyConsent} from './shopify-consent';
import {SITE} from '#contracts/site';

// This module loads after consent.
SHOPIFY_SCRIPTS.forEach(allowScript);

export interface ShopifyAnalyticsProps {
  settings: NonNullable<TrackingSettings['shopify']>;
}

/** What the visitor agreed to, as `setShopifyConsent` tells Shopify. */
const CONSENT = {
  hasUserConsent: true,
  analyticsAllowed: true,
  marketingAllowed: false,
  saleOfDataAllowed: false,
  ccpaEnforced: true,
  gdprEnforced: true,
};

/**
 * Shopify's analytics after consent: page views, and views of products. Hydrogen's `Analytics.Provider` would send each
 * page's address with its query. Shopify's consent script assumes a choice by region, so nothing is sent until the
 * actual choice is set.
 */
export function ShopifyAnalytics({settings}: ShopifyAnalyticsProps) {
  const {checkoutDomain, storefrontToken} = settings;
  const [shop, setShop] = useState<ShopAnalytics | null>(null);
  const [isConsentSet, setIsConsentSet] = useState(false);
  const {pathname} = useLocation();

  useCustomerPrivacy({
    checkoutDomain,
    storefrontAccessToken: storefrontToken,
    withPrivacyBanner: false,
    country: 'CA',
    locale: language.code.toUpperCase() as LanguageCode,
    onReady: () => setShopifyConsent(true, () => setIsConsentSet(true)),
  });
  useShopifyCookies({
    hasUserConsent: true,
    checkoutDomain,
    // `useCustomerPrivacy` does.
    fetchTrackingValues: false,
    ignoreDeprecatedCookies: !isConsentSet,
  });

  useEffect(() => {
    void loadShop().then(setShop);
  }, []);

  useEffect(() => {
    if (isConsentSet && shop) send(AnalyticsEventName.PAGE_VIEW_2, shop);
  }, [isConsentSet, pathname, shop]);

  useEffect(() => {
    if (!isConsentSet || !shop) return;
    const stop = listenToEvents((event, variant) => sendProductView(shop, event, variant));
    stopQueueingEvents();
    return stop;
  }, [isConsentSet, shop]);

  return null;
}

/** Shopify counts no view of a product without a price. */
function sendProductView(shop: ShopAnalytics, ...[event, variant]: Parameters<EventListener>) {
  if (event.event !== 'product_view' || event.price === null || !variant) return;
  const {id, name, price, category} = event;
  send(AnalyticsEventName.PRODUCT_VIEW, shop, {
    pageType: 'product',
    resourceId: id,
    products: [
      {
        productGid: id,
        variantGid: variant.variantId,
        name,
        variantName: variant.variantTitle,
        brand: SITE.artist.name,
        category,
        price: price.toFixed(2),
        quantity: 1,
      },
    ],
  });
}

function send(eventName: string, shop: ShopAnalytics, more: object = {}) {
  const {href, pathname, search} = measuredAddress(window.location.href);
  void sendShopifyAnalytics({
    eventName,
    payload: {
      shopifySalesChannel: 'hydrogen',
      ...shop,
      ...CONSENT,
      ...getClientBrowserParameters(),
      url: href,
      path: pathname,
      search,
      referrer: measuredReferrer(document.referrer),
      ...more,
    },
  });
}

/** Null when the request fails: then this page is not tracked. */
function loadShop(): Promise<ShopAnalytics | null> {
  return fetch(localPath('/api/shop'))
    .then((response) => (response.ok ? readJson(response, isShopAnalytics) : null))
    .catch(() => null);
}

function isShopAnalytics(value: unknown): value is ShopAnalytics {
  return (
    isRecord(value) &&
    ['shopId', 'acceptedLanguage', 'currency', 'hydrogenSubchannelId'].every(
      (name) => typeof value[name] === 'string',
    )
  );
}
