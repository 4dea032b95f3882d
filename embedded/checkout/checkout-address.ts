import {LANGUAGES, type LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {languageOfLocale} from '../../supabase/functions/_shared/languages';

const PREFIXES = LANGUAGES.map(({path}) => path).join('|');

/** `/cart/c/…`, `/invoices/…` and `/orders/…`, with or without a language's folder. */
const CHECKOUT_PATH = new RegExp(`^(${PREFIXES})(/(?:cart/c|invoices|orders)/.*)$`);

interface CheckoutAddress {
  language: LanguageCode;
  /** The path without the language's folder. */
  path: string;
}

export function isCheckoutPath(pathname: string): boolean {
  return CHECKOUT_PATH.test(pathname);
}

/**
 * The language of a checkout URL. As at Shopify, it's that of the folder, which `checkoutUrl` has for a cart created in
 * a language other than the store's first, unless the parameter `locale` names one.
 */
export function readCheckoutAddress({pathname, searchParams}: URL): CheckoutAddress {
  const [, folder = '', path = pathname] = CHECKOUT_PATH.exec(pathname) ?? [];
  return {language: languageOfLocale(searchParams.get('locale') ?? folder.slice(1)), path};
}
