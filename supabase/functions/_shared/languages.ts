import {LANGUAGES, type LanguageCode} from './contracts/languages.ts';

/** The shop's URL in a language, without a trailing slash: `https://shop.example/fr`. */
export function localShopUrl(shopUrl: string, code: LanguageCode): string {
  return `${shopUrl}${languageOf(code).path}`;
}

/** The BCP 47 tag of a language, for `lang` and `Intl`. */
export function localeOf(code: LanguageCode): string {
  return languageOf(code).locale;
}

/** The language of a locale such as Shopify's `fr-CA`; the first language if the shop doesn't have it. */
export function languageOfLocale(locale: string | null | undefined): LanguageCode {
  const [subtag] = (locale ?? '').toLowerCase().split(/[-_]/);
  return LANGUAGES.find(({code}) => code === subtag)?.code ?? LANGUAGES[0].code;
}

function languageOf(code: LanguageCode) {
  return LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];
}
