import {z} from 'zod';
import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {COUNTRIES, type CountryCode, regionsIn} from './regions';
import {CHECKOUT_WORDS} from './words/by-language';

/** The maximum length of each address field, in the order of the page. */
export const LIMITS = {
  email: 255,
  country: 10,
  name: 100,
  address1: 200,
  address2: 200,
  city: 100,
  region: 10,
  postalCode: 12,
  phone: 20,
} as const;

export type DeliveryField = keyof typeof LIMITS;
/** The buyer's input. */
export type DeliveryForm = Readonly<Record<DeliveryField, string>>;

/** A validated recipient and address; `region` is the postal abbreviation of a province or state. */
export interface Delivery extends DeliveryForm {
  country: CountryCode;
}

/** Value of the country field for countries that the shop does not ship to. */
export const OTHER_COUNTRY = 'elsewhere';

const FIELDS = Object.keys(LIMITS) as DeliveryField[];

const CANADIAN_POSTAL_CODE =
  /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;
const ZIP_CODE = /^\d{5}(?:-\d{4})?$/;
const PHONE = /^[\d\s+().-]{7,}$/;

/** Reads the address from a posted form, trimmed. Missing fields are empty. */
export function readDeliveryForm(form: URLSearchParams): DeliveryForm {
  const entries = FIELDS.map((field) => [
    field,
    // One character more than allowed, so that a long text is rejected instead of truncated.
    (form.get(field) ?? '').trim().slice(0, LIMITS[field] + 1),
  ]);
  return Object.fromEntries(entries) as DeliveryForm;
}

/** Validates the address. Returns the delivery, or the errors by field in the buyer's language. */
export function parseDelivery(
  form: DeliveryForm,
  language: LanguageCode = 'en',
): {ok: true; delivery: Delivery} | {ok: false; errors: ReadonlyMap<string, string>} {
  const {errors: words, fields} = CHECKOUT_WORDS[language];
  if (form.country === OTHER_COUNTRY) {
    return {ok: false, errors: new Map([['country', fields.shipping(SITE.email)]])};
  }
  const country = COUNTRIES.find((code) => code === form.country) ?? null;
  const region = country && parseRegion(form.region, country);
  const postalCode = country && parsePostalCode(form.postalCode, country);
  const problems: Readonly<Record<DeliveryField, string | false | null>> = {
    email: !z.email().safeParse(form.email).success && words.emailForm,
    country: !country && words.country,
    name: !form.name && words.name,
    address1: !form.address1 && words.address1,
    address2: null,
    city: !form.city && words.city,
    region: country && !region && words.regionOf[country],
    postalCode: country && !postalCode && words.postalCodeOf[country],
    phone: form.phone && !PHONE.test(form.phone) && words.phone,
  };
  const errors = new Map<string, string>();
  for (const field of FIELDS) {
    const isLong = form[field].length > LIMITS[field];
    const problem = isLong ? words.tooLong(LIMITS[field]) : problems[field];
    if (problem) errors.set(field, problem);
  }
  if (!country || !region || !postalCode || errors.size > 0) return {ok: false, errors};
  return {ok: true, delivery: {...form, country, region, postalCode}};
}

function parseRegion(value: string, country: CountryCode): string | null {
  const isKnown = regionsIn(country, 'en').some((region) => region.value === value);
  return isKnown ? value.slice(country.length + 1) : null;
}

function parsePostalCode(text: string, country: CountryCode): string | null {
  if (country === 'US') return ZIP_CODE.test(text) ? text : null;
  const match = CANADIAN_POSTAL_CODE.exec(text.toUpperCase());
  return match && `${match[1]} ${match[2]}`;
}
