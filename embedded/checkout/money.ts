import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {CHECKOUT_WORDS} from './words/by-language';

/** 'CAD $45.00' from integer cents. */
export function formatCents(cents: number, language: LanguageCode): string {
  return CHECKOUT_WORDS[language].price('CAD', dollars(cents));
}

/** '45.00', as in webhooks and the Admin API. */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A price as the Admin API accepts it: '45', '45.5' or '45.00'. */
export const PRICE = /^\d{1,7}(?:\.\d{1,2})?$/;

/** Integer cents from '45.00'. */
export function parseCents(amount: string | number): number {
  return Math.round(Number(amount) * 100);
}
