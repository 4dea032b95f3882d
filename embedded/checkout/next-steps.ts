import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import type {Content} from '../catalogue/content';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {needsShipping, type Order} from './order';
import {CHECKOUT_WORDS} from './words/by-language';

/** The parcel in which an order was sent. */
export interface Parcel {
  number: string | null;
}

/** Null until the order is sent. */
export function findParcel(
  {fulfillments}: Pick<Content, 'fulfillments'>,
  orderNumber: number,
): Parcel | null {
  const sent = fulfillments.all().find((one) => one.orderNumber === orderNumber);
  return sent ? {number: sent.parcelNumber} : null;
}

/**
 * The steps after the payment, for the confirmation page and its email. The shop's policies promise the same. Empty
 * when nothing ships, or the address is unknown.
 */
export function nextSteps(
  order: Order,
  language: LanguageCode,
  parcel: Parcel | null = null,
): {title: string; text: string}[] {
  const {prepared, sent, travels, unpacked} = CHECKOUT_WORDS[language].confirmation;
  const {number, delivery} = order;
  if (!delivery || !needsShipping(order)) return [];
  return [
    parcel ? {title: sent.title, text: sentText(parcel, language)} : prepared,
    {
      title: travels.title(delivery.city),
      text: order.shippingCents > 0 ? travels.charged : travels.text,
    },
    {title: unpacked.title, text: unpacked.text(SITE.email, number)},
  ];
}

/** The text about a sent order, with the parcel's number when there's one. */
export function sentText({number}: Parcel, language: LanguageCode): string {
  const {sent} = CHECKOUT_WORDS[language].confirmation;
  return number ? `${sent.text} ${sent.parcel(number)}` : sent.text;
}
