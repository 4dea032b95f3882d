import {useRouteLoaderData} from '@remix-run/react';
import type {RootLoader} from '~/root';
import type {DeliveryDates} from '~/shop/delivery/delivery-dates';

export type RootData = NonNullable<ReturnType<typeof useRootData>>;

/** Undefined when the root's loader failed. */
export function useRootData() {
  return useRouteLoaderData<RootLoader>('root');
}

/** The delivery dates of an order on the day on which the page was rendered. */
export function useDeliveryDates(): DeliveryDates {
  return useRootData()?.deliveryDates ?? {days: null, christmas: null};
}
