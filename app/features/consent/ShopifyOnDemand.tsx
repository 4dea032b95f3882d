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

/** Shopify's analytics, fetched when the visitor agrees. A withdrawal takes them away and tells Shopify so. */
export function ShopifyOnDemand({settings, isAllowed}: ShopifyOnDemandProps) {
  const {part: ShopifyAnalytics} = useOnDemand(shopifyCode, isAllowed, console.warn);

  useEffect(() => {
    if (isAllowed) return () => setShopifyConsent(false);
  }, [isAllowed]);

  return isAllowed && ShopifyAnalytics ? <ShopifyAnalytics settings={settings} /> : null;
}
