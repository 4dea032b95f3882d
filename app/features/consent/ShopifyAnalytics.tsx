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
import {trackedUrl, trackedReferrer} from './tracked-url';
import type {ShopEvent, ShownVariant} from '~/lib/analytics/events';
import {listenToEvents} from '~/lib/analytics/track';
import {SHOPIFY_CONSENT_SCRIPT, type TrackingSettings} from '~/lib/analytics/tracking-settings';
import {fetchJson} from '~/lib/browser/fetch-json';
import {localPath} from '~/lib/language/local-path';
import {allowScript} from '~/lib/security/trusted-types';
import {useWords} from '~/words';
import {SITE} from '#contracts/site';

// This module loads after consent.
allowScript(SHOPIFY_CONSENT_SCRIPT);

/** The visitor's consent, in the format of `setConsent`. */
const CONSENT = {
  hasUserConsent: true,
  analyticsAllowed: true,
  marketingAllowed: false,
  saleOfDataAllowed: false,
  ccpaEnforced: true,
  gdprEnforced: true,
};

/**
 * Shopify's analytics after consent: page views and product views. Unmounting withdraws the consent. Hydrogen's
 * `Analytics.Provider` would send each page's URL with its query. Shopify's consent script assumes a default choice by
 * region, so this sends nothing until the actual choice is set.
 */
export function ShopifyAnalytics({
  settings: {checkoutDomain, storefrontToken},
}: {
  settings: NonNullable<TrackingSettings['shopify']>;
}) {
  const words = useWords();
  const [shop, setShop] = useState<ShopAnalytics | null>(null);
  const [isConsentSet, setIsConsentSet] = useState(false);
  const {pathname} = useLocation();

  useCustomerPrivacy({
    checkoutDomain,
    storefrontAccessToken: storefrontToken,
    withPrivacyBanner: false,
    country: 'CA',
    locale: words.language.code.toUpperCase() as LanguageCode,
    onReady: () => setConsent(true, () => setIsConsentSet(true)),
  });
  useShopifyCookies({
    hasUserConsent: true,
    checkoutDomain,
    // `useCustomerPrivacy` loads the script.
    fetchTrackingValues: false,
    ignoreDeprecatedCookies: !isConsentSet,
  });

  useEffect(() => {
    // Without the shop's data, this page isn't tracked.
    void fetchJson<ShopAnalytics>(localPath(words, '/api/shop')).then(setShop);
  }, [words]);

  useEffect(() => () => setConsent(false), []);

  useEffect(() => {
    if (isConsentSet && shop) send(AnalyticsEventName.PAGE_VIEW_2, shop);
  }, [isConsentSet, pathname, shop]);

  useEffect(() => {
    if (!isConsentSet || !shop) return;
    return listenToEvents((event, variant) => sendProductView(shop, event, variant));
  }, [isConsentSet, shop]);

  return null;
}

/** Passes the choice to Shopify's Customer Privacy API. Shopify sets and deletes its own cookies. */
function setConsent(isAllowed: boolean, done: () => void = () => {}) {
  // Missing until the script has loaded.
  const shopify = window.Shopify as Partial<Window['Shopify']> | undefined;
  shopify?.customerPrivacy?.setTrackingConsent(
    {analytics: isAllowed, marketing: false, preferences: false, sale_of_data: false},
    done,
  );
}

/** Shopify doesn't count a view of a product without a price. */
function sendProductView(shop: ShopAnalytics, event: ShopEvent, variant?: ShownVariant) {
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
  const {href, pathname, search} = trackedUrl(window.location.href);
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
      referrer: trackedReferrer(document.referrer),
      ...more,
    },
  });
}
