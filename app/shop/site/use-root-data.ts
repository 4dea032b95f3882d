import {useRouteLoaderData} from '@remix-run/react';
import type {TrackingSettings} from '~/lib/analytics/tracking-settings';
import type {DeliveryDates} from '~/shop/delivery/delivery-dates';
import type {ShopSite} from './shop-site';

/** The root loader's data that pages and their heads read. */
export interface RootData {
  /** Scheme and host of the request; canonical and share URLs must be absolute. */
  origin: string;
  site: ShopSite;
  deliveryDates: DeliveryDates;
  /** The day at the studio by the shop's clock, `2027-03-31`. */
  today: string;
  /** Whether the store has journal entries. */
  hasJournal: boolean;
  /** Whether the store has exhibitions. */
  hasExhibitions: boolean;
  /** Null without analytics, and on a private page. Visitors then have no privacy choices. */
  tracking: TrackingSettings | null;
}

/** Undefined when the root's loader failed. */
export function useRootData() {
  return useRouteLoaderData<RootData>('root');
}

/** The delivery dates of an order on the day on which the page was rendered. */
export function useDeliveryDates(): DeliveryDates {
  return useRootData()?.deliveryDates ?? {days: null, christmas: null};
}
