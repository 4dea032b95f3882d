import {LANGUAGES} from '#contracts/languages';

/** Whether a route's `($locale)` is one of the shop's languages, or missing, as in the first language. */
export function isLanguage(locale: string | undefined): boolean {
  return locale === undefined || LANGUAGES.some(({path}) => path === `/${locale}`);
}
