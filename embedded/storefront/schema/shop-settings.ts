import type {CountryCode, LanguageCode} from '@shopify/hydrogen-react/storefront-api-types';

/** What the painter would set once in the Shopify admin and the catalogue does not carry. */
export const CURRENCY = 'CAD';
export const HOME_COUNTRY = 'CA';
/** Where the shop delivers; the only countries a buyer's context can name. */
export const SHIPS_TO_COUNTRIES: readonly `${CountryCode}`[] = ['CA', 'US'];
export const LANGUAGE: `${LanguageCode}` = 'EN';
/** The version whose schema is executed, whatever version the path names. */
export const API_VERSION = '2025-07';
