import {useRootData} from '~/shop/site/use-root-data';
import type {DeliveryDates} from './delivery-words';

/** What the delivery times mean for an order on the day on which the page was rendered. */
export function useDeliveryDates(): DeliveryDates {
  return useRootData()?.deliveryDates ?? {days: null, christmas: null};
}
