import {z} from 'zod';
import {CONTACT_EMAIL} from '../seed/identity';
import {COUNTRIES, type CountryCode, isCountryCode, POSTAL_LETTERS} from './regions';

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

const REQUIRED: Partial<Readonly<Record<DeliveryField, string>>> = {
  email: 'Enter your email address',
  name: 'Enter the name the parcel is for',
  address1: 'Enter a street address',
  city: 'Enter a city or town',
  country: 'Choose a country',
  region: 'Choose a province or state',
  postalCode: 'Enter a postal code or ZIP code',
};

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

/** Validates the first step. Returns the delivery, or the error messages by field. */
export function parseDelivery(
  form: DeliveryForm,
): {ok: true; delivery: Delivery} | {ok: false; errors: DeliveryErrors} {
  const country = isCountryCode(form.country) ? form.country : null;
  const region = country ? parseRegion(form.region, country) : null;
  const postalCode = country ? parsePostalCode(form.postalCode, country, region) : null;
  const errors: DeliveryErrors = {
    ...(country &&
      !region && {region: `Choose a ${regionWord(country)} of ${COUNTRIES[country].name}`}),
    ...(country && !postalCode && {postalCode: postalCodeError(country, region)}),
    ...(form.phone &&
      !/^[\d\s+().-]{7,}$/.test(form.phone) && {phone: 'Enter a phone number, or leave it empty'}),
    ...(!z.email().safeParse(form.email).success && {
      email: 'Enter an email address such as name@example.com',
    }),
    ...(!country && {country: 'Choose a country'}),
    ...(form.country === OTHER_COUNTRY && {
      country: `I ship to Canada and the USA. If you live elsewhere, please write to me at ${CONTACT_EMAIL}.`,
    }),
    ...missingFields(form),
    ...tooLongFields(form),
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

function missingFields(form: DeliveryForm): DeliveryErrors {
  const deliverable = form.country !== OTHER_COUNTRY;
  return Object.fromEntries(
    Object.entries(REQUIRED).filter(
      ([field]) => form[field as DeliveryField] === '' && (deliverable || field === 'country'),
    ),
  );
}

function tooLongFields(form: DeliveryForm): DeliveryErrors {
  const long = DELIVERY_FIELDS.filter((field) => form[field].length > LIMITS[field]);
  return Object.fromEntries(
    long.map((field) => [field, `Please use at most ${LIMITS[field]} characters`]),
  );
}

/** The select's values look like `CA-NB`, because some abbreviations are used in both countries. */
function parseRegion(value: string, country: CountryCode): string | null {
  const [prefix, region = ''] = value.split('-');
  return prefix === country && Object.hasOwn(COUNTRIES[country].regions, region) ? region : null;
}

function parsePostalCode(text: string, country: CountryCode, region: string | null): string | null {
  if (country === 'US') return ZIP_CODE.test(text) ? text : null;
  const match = CANADIAN_POSTAL_CODE.exec(text.toUpperCase());
  const fits = !region || (POSTAL_LETTERS[region] ?? '').includes(text.charAt(0).toUpperCase());
  return match && fits ? `${match[1]} ${match[2]}` : null;
}

function postalCodeError(country: CountryCode, region: string | null): string {
  if (country === 'US') return 'Enter a ZIP code such as 04652';
  const province = region ? ` in ${COUNTRIES.CA.regions[region] ?? 'that province'}` : '';
  return `Enter a postal code${province}, such as ${exampleFor(region)}`;
}

function exampleFor(region: string | null): string {
  return `${(POSTAL_LETTERS[region ?? 'NB'] ?? 'E').charAt(0)}5A 1B2`;
}

function regionWord(country: CountryCode): string {
  return country === 'CA' ? 'province or territory' : 'state';
}
