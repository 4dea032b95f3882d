import {useEffect, useState, type ComponentType} from 'react';
import type {TrackingSettings} from '~/lib/analytics/tracking-settings';
import type {ShopifyAnalyticsProps} from './ShopifyAnalytics';
import {setShopifyConsent} from './shopify-consent';

export interface ShopifyOnDemandProps {
  settings: NonNullable<TrackingSettings['shopify']>;
  isAllowed: boolean;
}

/** Shopify's analytics, fetched when the visitor agrees. A withdrawal takes them away and tells Shopify so. */
export function ShopifyOnDemand({settings, isAllowed}: ShopifyOnDemandProps) {
  const [Part, setPart] = useState<ComponentType<ShopifyAnalyticsProps> | null>(null);

  useEffect(() => {
    if (!isAllowed) return;
    let isCurrent = true;
    import('./ShopifyAnalytics').then(
      ({ShopifyAnalytics}) => isCurrent && setPart(() => ShopifyAnalytics),
      console.warn,
    );
    return () => {
      isCurrent = false;
      setPart(null);
      setShopifyConsent(false);
    };
  }, [isAllowed]);

  return isAllowed && Part ? <Part settings={settings} /> : null;
}
