import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import type {Parcel} from './find-parcel';
import type {Order} from './order';
import {CHECKOUT_WORDS} from './words/by-language';

/** What happens after the payment, for the confirmation page and its mail; the shop's policies promise the same. */
export function nextSteps(
  {number, delivery}: Pick<Order, 'number' | 'delivery'>,
  language: LanguageCode,
  parcel: Parcel | null = null,
): {title: string; text: string}[] {
  const {prepared, sent, travels, unpacked} = CHECKOUT_WORDS[language].confirmation;
  return [
    parcel ? {title: sent.title, text: sentText(parcel, language)} : prepared,
    {title: travels.title(delivery.city), text: travels.text},
    {title: unpacked.title, text: unpacked.text(SITE.email, number)},
  ];
}

/** What is said of an order that was sent, with the parcel's number where there is one. */
export function sentText({number}: Parcel, language: LanguageCode): string {
  const {sent} = CHECKOUT_WORDS[language].confirmation;
  return number ? `${sent.text} ${sent.parcel(number)}` : sent.text;
}
