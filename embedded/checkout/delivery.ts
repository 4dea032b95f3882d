import {z} from 'zod';
import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {countriesIn, type CountryCode, isCountryCode, isRegion, POSTAL_LETTERS} from './regions';
import {CHECKOUT_WORDS} from './words/by-language';

/** The fields of the first step by name, in the order of the page. */
export const DELIVERY_FIELDS = [
  'email',
  'country',
  'name',
  'address1',
  'address2',
  'city',
  'region',
  'postalCode',
  'phone',
] as const;

export type DeliveryField = (typeof DELIVERY_FIELDS)[number];
export type DeliveryForm = Readonly<Record<DeliveryField, string>>;
export type DeliveryErrors = Partial<Readonly<Record<DeliveryField, string>>>;

/** A validated recipient and address. */
export interface Delivery {
  email: string;
  name: string;
  address1: string;
  address2: string;
  city: string;
  country: CountryCode;
  /** Postal abbreviation of province or state. */
  region: string;
  postalCode: string;
  phone: string;
}

/** Value of the country field for countries that the shop does not ship to. */
export const OTHER_COUNTRY = 'elsewhere';

const LIMITS: Readonly<Record<DeliveryField, number>> = {
  email: 255,
  name: 100,
  address1: 200,
  address2: 200,
  city: 100,
  country: 10,
  region: 10,
  postalCode: 12,
  phone: 20,
};

const REQUIRED = [
  ...(['email', 'name', 'address1', 'city'] as const),
  ...(['country', 'region', 'postalCode'] as const),
];

const CANADIAN_POSTAL_CODE =
  /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;
const ZIP_CODE = /^\d{5}(?:-\d{4})?$/;

/**
 * Reads the first step's fields from a posted form, trimmed and cut to their maximum length; missing ones are empty.
 */
export function readDeliveryForm(form: URLSearchParams): DeliveryForm {
  const entries = DELIVERY_FIELDS.map((field) => [
    field,
    (form.get(field) ?? '').trim().slice(0, LIMITS[field] + 1),
  ]);
  return Object.fromEntries(entries) as DeliveryForm;
}

/** Validates the first step. Returns the delivery, or the error messages by field in the buyer's language. */
export function parseDelivery(
  form: DeliveryForm,
  language: LanguageCode = 'en',
): {ok: true; delivery: Delivery} | {ok: false; errors: DeliveryErrors} {
  const {errors: words} = CHECKOUT_WORDS[language];
  const country = isCountryCode(form.country) ? form.country : null;
  const region = country ? parseRegion(form.region, country) : null;
  const postalCode = country ? parsePostalCode(form.postalCode, country, region) : null;
  const errors: DeliveryErrors = {
    ...(country && !region && {region: words.regionOf[country]}),
    ...(country && !postalCode && {postalCode: postalCodeError(country, region, language)}),
    ...(form.phone && !/^[\d\s+().-]{7,}$/.test(form.phone) && {phone: words.phone}),
    ...(!z.email().safeParse(form.email).success && {
      email: words.emailForm,
    }),
    ...(!country && {country: words.country}),
    ...(form.country === OTHER_COUNTRY && {
      country: words.elsewhere(SITE.email),
    }),
    ...missingFields(form, language),
    ...tooLongFields(form, language),
  };
  if (!country || !region || !postalCode || Object.keys(errors).length > 0) {
    return {ok: false, errors: inPageOrder(errors)};
  }
  return {ok: true, delivery: {...form, country, region, postalCode}};
}

function inPageOrder(errors: DeliveryErrors): DeliveryErrors {
  const wrong = DELIVERY_FIELDS.filter((field) => errors[field] !== undefined);
  return Object.fromEntries(wrong.map((field) => [field, errors[field]]));
}

function missingFields(form: DeliveryForm, language: LanguageCode): DeliveryErrors {
  const {errors: words} = CHECKOUT_WORDS[language];
  const deliverable = form.country !== OTHER_COUNTRY;
  const missing = REQUIRED.filter(
    (field) => form[field] === '' && (deliverable || field === 'country'),
  );
  return Object.fromEntries(missing.map((field) => [field, words[field]]));
}

function tooLongFields(form: DeliveryForm, language: LanguageCode): DeliveryErrors {
  const {tooLong} = CHECKOUT_WORDS[language].errors;
  const long = DELIVERY_FIELDS.filter((field) => form[field].length > LIMITS[field]);
  return Object.fromEntries(long.map((field) => [field, tooLong(LIMITS[field])]));
}

/** The select's values look like `CA-NB`, because some abbreviations are used in both countries. */
function parseRegion(value: string, country: CountryCode): string | null {
  const [prefix, region = ''] = value.split('-');
  return prefix === country && isRegion(country, region) ? region : null;
}

function parsePostalCode(text: string, country: CountryCode, region: string | null): string | null {
  if (country === 'US') return ZIP_CODE.test(text) ? text : null;
  const match = CANADIAN_POSTAL_CODE.exec(text.toUpperCase());
  const fits = !region || (POSTAL_LETTERS[region] ?? '').includes(text.charAt(0).toUpperCase());
  return match && fits ? `${match[1]} ${match[2]}` : null;
}

function postalCodeError(
  country: CountryCode,
  region: string | null,
  language: LanguageCode,
): string {
  const {zipCode, canadianCode, provincialCode} = CHECKOUT_WORDS[language].errors;
  if (country === 'US') return zipCode('04652');
  const province = countriesIn(language).CA.regions[region ?? ''];
  const example = exampleFor(region);
  return province ? provincialCode(province, example) : canadianCode(example);
}

function exampleFor(region: string | null): string {
  return `${(POSTAL_LETTERS[region ?? 'NB'] ?? 'E').charAt(0)}5A 1B2`;
}
