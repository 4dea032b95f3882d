import {Analytics, useAnalytics, type ShopAnalytics} from '@shopify/hydrogen';
import {useEffect, useState} from 'react';
import {listenToEvents, stopQueueingEvents} from '~/lib/analytics/track';
import type {TrackingSettings} from '~/lib/analytics/tracking-settings';
import {isRecord, readJson} from '~/lib/read-json';
import {setShopifyConsent} from './shopify-consent';
import {SITE} from '#contracts/site';

export interface ShopifyAnalyticsProps {
  settings: NonNullable<TrackingSettings['shopify']>;
}

/** Said by Shopify's consent code when it is ready to be told. */
const CONSENT_READY = 'shopifyCustomerPrivacyApiLoaded';

/**
 * Hydrogen's own analytics for a visitor who agreed: page views by themselves, the shop's events through `publish`. Their
 * consent code takes regions for a choice; so nothing is published until it has been told the real one.
 */
export function ShopifyAnalytics({settings}: ShopifyAnalyticsProps) {
  const [shop] = useState(loadShop);
  const [isTold, setIsTold] = useState(false);

  useEffect(() => {
    const tell = () => setShopifyConsent(true, () => setIsTold(true));
    document.addEventListener(CONSENT_READY, tell);
    return () => document.removeEventListener(CONSENT_READY, tell);
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
        language: 'EN',
      }}
    >
      {isTold && <PublishedEvents />}
    </Analytics.Provider>
  );
}

/** The provider lets events through from the moment that Shopify allows them. */
function PublishedEvents() {
  const {publish, canTrack, shop} = useAnalytics();
  const isReady = canTrack() && shop !== null;

  useEffect(() => {
    if (!isReady) return;
    const stop = listenToEvents((event, variant) => {
      publish(`custom_${event.event}`, {...event});
      // Shopify counts no view of a work whose price is not shown.
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

/** Null without an answer: then nothing is measured on this page. */
function loadShop(): Promise<ShopAnalytics | null> {
  return fetch('/api/shop')
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
