import {LANGUAGES, type LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {languageOfLocale} from '../../supabase/functions/_shared/languages';

const PREFIXES = LANGUAGES.map(({path}) => path).join('|');

/** `/cart/c/…` and `/orders/…`, below a language's folder or not. */
const CHECKOUT_PATH = new RegExp(`^(${PREFIXES})(/(?:cart/c|orders)/.*)$`);

interface CheckoutAddress {
  language: LanguageCode;
  /** The path without the language's folder. */
  path: string;
}

export function isCheckoutPath(pathname: string): boolean {
  return CHECKOUT_PATH.test(pathname);
}

/**
 * The language of a checkout's address: as Shopify does, that of the folder in which `checkoutUrl` has a cart made in another
 * language than the store's first, unless the parameter `locale` names one.
 */
export function readCheckoutAddress({pathname, searchParams}: URL): CheckoutAddress {
  const [, folder = '', path = pathname] = CHECKOUT_PATH.exec(pathname) ?? [];
  return {language: languageOfLocale(searchParams.get('locale') ?? folder.slice(1)), path};
}
