import type {Content} from '../catalogue/content';

/** The parcel in which an order was sent. */
export interface Parcel {
  number: string | null;
}

/** Null while the order was not sent. */
export function findParcel(
  {fulfillments}: Pick<Content, 'fulfillments'>,
  orderNumber: number,
): Parcel | null {
  const sent = fulfillments.all().find((one) => one.orderNumber === orderNumber);
  return sent ? {number: sent.tracking?.number ?? null} : null;
}
