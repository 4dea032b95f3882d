import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {CHECKOUT_WORDS} from './words/by-language';

/** The payment fields. Input is validated and discarded: it's never stored, logged or sent back. */
export const CARD_FIELDS = [
  {name: 'cardNumber', autocomplete: 'cc-number', maxlength: '23'},
  {name: 'cardExpiry', autocomplete: 'cc-exp', maxlength: '7'},
  {name: 'cardCode', autocomplete: 'cc-csc', maxlength: '4'},
] as const;

type CardField = (typeof CARD_FIELDS)[number]['name'];
export type CardForm = Readonly<Record<CardField, string>>;

const DECLINED_NUMBER = '4000000000000002';
/** The test card of the page, Shopify's bogus gateway's, and the one that is declined: no real card is accepted. */
const TEST_NUMBERS = ['4242424242424242', '1', DECLINED_NUMBER];

/** Reads the payment fields from a posted form; missing ones are empty. */
export function readCardForm(form: URLSearchParams): CardForm {
  const entries = CARD_FIELDS.map(({name}) => [name, (form.get(name) ?? '').trim().slice(0, 40)]);
  return Object.fromEntries(entries) as CardForm;
}

/** The error of each invalid payment field at `now`; empty when the payment can be attempted. */
export function findCardErrors(
  {cardNumber, cardExpiry, cardCode}: CardForm,
  now: Date,
  language: LanguageCode = 'en',
): ReadonlyMap<string, string> {
  const {errors: words} = CHECKOUT_WORDS[language];
  const errors = new Map<string, string>();
  if (!TEST_NUMBERS.includes(digitsOf(cardNumber))) errors.set('cardNumber', words.cardNumber);
  if (!isFutureExpiry(cardExpiry, now)) errors.set('cardExpiry', words.cardExpiry);
  if (!/^\d{3,4}$/.test(cardCode)) errors.set('cardCode', words.cardCode);
  return errors;
}

/** Whether the test gateway declines this card. */
export function isDeclined(card: CardForm): boolean {
  return digitsOf(card.cardNumber) === DECLINED_NUMBER;
}

/** A card is valid until the end of its month. */
function isFutureExpiry(text: string, now: Date): boolean {
  const match = /^(\d{1,2})\s*(?:\/\s*)?(\d{2}|\d{4})$/.exec(text);
  if (!match) return false;
  const month = Number(match[1]);
  const year = Number(match[2]) % 100;
  if (month < 1 || month > 12) return false;
  return (2000 + year) * 12 + month >= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}
