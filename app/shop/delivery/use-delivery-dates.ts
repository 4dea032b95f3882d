import {useRootData} from '~/shop/site/use-root-data';
import type {DeliveryDates} from './delivery-dates';

/** The delivery dates of an order on the day on which the page was rendered. */
export function useDeliveryDates(): DeliveryDates {
  return useRootData()?.deliveryDates ?? {days: null, christmas: null};
}
