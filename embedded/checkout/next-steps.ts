import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import type {FulfillmentEntry} from '../catalogue/admin-types';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {needsShipping, type Order, shipsNow} from './order';
import {CHECKOUT_WORDS} from './words/by-language';

/** The parcel in which an order was sent. */
export type Parcel = Pick<FulfillmentEntry, 'parcelNumber'>;

/**
 * The steps after the payment, for the confirmation page and its email. The shop's policies promise the same. Empty
 * when nothing ships, or the address is unknown.
 */
export function nextSteps(
  order: Order,
  language: LanguageCode,
  parcel?: Parcel,
): {title: string; text: string}[] {
  const {prepared, afterLastPayment, sent, travels, unpacked} =
    CHECKOUT_WORDS[language].confirmation;
  const {number, delivery} = order;
  if (!delivery || !needsShipping(order)) return [];
  const isFree = shipsNow(order) && order.shippingCents === 0;
  const beforeParcel = shipsNow(order)
    ? {title: prepared.title, text: prepared.text(order.preparationDays)}
    : afterLastPayment;
  return [
    parcel ? {title: sent.title, text: sentText(parcel, language)} : beforeParcel,
    {
      title: travels.title(delivery.city),
      text: isFree ? travels.text : travels.plain,
    },
    {title: unpacked.title, text: unpacked.text(SITE.email, number)},
  ];
}

/** The text about a sent order, with the parcel's number when there's one. */
export function sentText({parcelNumber}: Parcel, language: LanguageCode): string {
  const {sent} = CHECKOUT_WORDS[language].confirmation;
  return parcelNumber ? `${sent.text} ${sent.parcel(parcelNumber)}` : sent.text;
}
