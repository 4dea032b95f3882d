import type {CountryCode} from '@shopify/hydrogen-react/storefront-api-types';

/** Settings of the Shopify admin that the catalogue does not contain. */
export const CURRENCY = 'CAD';
export const HOME_COUNTRY = 'CA';
/** The countries that the shop ships to; the only ones a buyer's context can select. */
export const SHIPS_TO_COUNTRIES: readonly `${CountryCode}`[] = ['CA', 'US'];
/** The market of the United States, which shows prices in its own currency: US dollars for a Canadian one. */
export const US_MARKET = {currency: 'USD', rate: 0.73} as const;
