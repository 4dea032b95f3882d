import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {CONTACT_EMAIL} from '../seed/identity';
import type {Order} from './order';
import {CHECKOUT_WORDS} from './words/by-language';

/** What happens after the payment, for the confirmation page and its mail; the shop's policies promise the same. */
export function nextSteps(
  {number, delivery}: Pick<Order, 'number' | 'delivery'>,
  language: LanguageCode,
): {title: string; text: string}[] {
  const {prepared, travels, unpacked} = CHECKOUT_WORDS[language].confirmation;
  return [
    prepared,
    {title: travels.title(delivery.city), text: travels.text},
    {title: unpacked.title, text: unpacked.text(CONTACT_EMAIL, number)},
  ];
}
