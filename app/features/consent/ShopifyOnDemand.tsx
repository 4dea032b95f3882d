import {useEffect} from 'react';
import {useOnDemand} from '~/components/use-on-demand';
import type {TrackingSettings} from '~/lib/analytics/tracking-settings';
import {onDemand} from '~/lib/browser/on-demand';
import {setShopifyConsent} from './shopify-consent';

export interface ShopifyOnDemandProps {
  settings: NonNullable<TrackingSettings['shopify']>;
  isAllowed: boolean;
}

const shopifyCode = onDemand(() => import('./ShopifyAnalytics'), 'ShopifyAnalytics');

/** Shopify's analytics; they load after consent. A withdrawal unmounts them and is sent to Shopify. */
export function ShopifyOnDemand({settings, isAllowed}: ShopifyOnDemandProps) {
  const ShopifyAnalytics = useOnDemand(shopifyCode, isAllowed, console.warn);

  useEffect(() => {
    if (isAllowed) return () => setShopifyConsent(false);
  }, [isAllowed]);

  return isAllowed && ShopifyAnalytics ? <ShopifyAnalytics settings={settings} /> : null;
}
