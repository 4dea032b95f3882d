import {useRouteLoaderData} from '@remix-run/react';
import type {DeliveryDates} from './delivery-words';
import type {ShopSite} from './shop-site';

/** The root loader's data that pages and their heads read. */
export interface RootData {
  /** Scheme and host of the request; canonical and share URLs must be absolute. */
  origin: string;
  site: ShopSite;
  deliveryDates: DeliveryDates;
}

/** Undefined when the root's loader failed. */
export function useRootData() {
  return useRouteLoaderData<RootData>('root');
}
