import {useRouteLoaderData} from '@remix-run/react';
import type {DeliveryDates} from './delivery-words';

/** What the delivery times mean for an order on the day on which the page was rendered. */
export function useDeliveryDates(): DeliveryDates {
  // Missing when the root's loader failed.
  const root = useRouteLoaderData('root') as {deliveryDates: DeliveryDates} | undefined;
  return root?.deliveryDates ?? {days: null, christmas: null};
}
