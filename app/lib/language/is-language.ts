import {LANGUAGES} from '#contracts/languages';

/** Whether a route's `($locale)` is a language of the shop, or missing in the first one. */
export function isLanguage(locale: string | undefined): boolean {
  return locale === undefined || LANGUAGES.some(({path}) => path === `/${locale}`);
}
