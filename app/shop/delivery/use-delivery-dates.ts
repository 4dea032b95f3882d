import type {DeliveryDates} from './delivery-words';
import {useRootData} from '~/shop/site/use-root-data';

/** What the delivery times mean for an order on the day on which the page was rendered. */
export function useDeliveryDates(): DeliveryDates {
  return useRootData()?.deliveryDates ?? {days: null, christmas: null};
}
