import language from '#words/language';
import {Analytics, useAnalytics, type ShopAnalytics} from '@shopify/hydrogen';
import type {LanguageCode} from '@shopify/hydrogen/storefront-api-types';
import {useEffect, useState} from 'react';
import {SHOPIFY_SCRIPTS} from '~/lib/analytics/shopify-scripts';
import {listenToEvents, stopQueueingEvents} from '~/lib/analytics/track';
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

/** Shopify's consent script dispatches it when its API is ready. */
const CONSENT_READY = 'shopifyCustomerPrivacyApiLoaded';

/**
 * Hydrogen's analytics after consent: page views automatically, the shop's events through `publish`. Shopify's consent
 * script assumes a choice by region, so nothing is published until the actual choice is set.
 */
export function ShopifyAnalytics({settings}: ShopifyAnalyticsProps) {
  const [shop] = useState(loadShop);
  const [isConsentSet, setIsConsentSet] = useState(false);

  useEffect(() => {
    const sendConsent = () => setShopifyConsent(true, () => setIsConsentSet(true));
    document.addEventListener(CONSENT_READY, sendConsent);
    return () => document.removeEventListener(CONSENT_READY, sendConsent);
  }, []);

  return (
    <Analytics.Provider
      cart={null}
      shop={shop}
      consent={{
        withPrivacyBanner: false,
        checkoutDomain: settings.checkoutDomain,
        storefrontAccessToken: settings.storefrontToken,
        country: 'CA',
        language: language.code.toUpperCase() as LanguageCode,
      }}
    >
      {isConsentSet && <PublishedEvents />}
    </Analytics.Provider>
  );
}

/** Publishes events once Shopify allows tracking. */
function PublishedEvents() {
  const {publish, canTrack, shop} = useAnalytics();
  const isReady = canTrack() && shop !== null;

  useEffect(() => {
    if (!isReady) return;
    const stop = listenToEvents((event, variant) => {
      publish(`custom_${event.event}`, {...event});
      // Shopify counts no view of a product without a price.
      if (event.event !== 'product_view' || event.price === null || !variant) return;
      const {id, name, price, category} = event;
      publish('product_viewed', {
        url: window.location.href,
        shop,
        products: [
          {
            ...variant,
            id,
            title: name,
            price: price.toFixed(2),
            productType: category,
            vendor: SITE.artist.name,
            quantity: 1,
          },
        ],
      });
    });
    stopQueueingEvents();
    return stop;
  }, [isReady, publish, shop]);

  return null;
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
