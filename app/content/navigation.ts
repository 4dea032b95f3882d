import type {ShopWords} from '../words/types';

interface Link {
  to: string;
  label: string;
}

/** The links of the header, side menu and footer, in order. They apply when the store's menu `shop-header` has none. */
export function siteLinks(words: ShopWords): readonly Link[] {
  return [
    {to: '/', label: words.navigation.home},
    {to: '/collections/prints', label: words.navigation.prints},
    {to: '/collections/originals', label: words.navigation.originals},
    {to: '/commissions', label: words.navigation.commissions},
    {to: '/about', label: words.navigation.about},
    {to: '/gallery', label: words.navigation.gallery},
    {to: '/contact', label: words.navigation.contact},
  ];
}

/** The link beside the main navigation, which has only the pages that the specification names. */
export function searchLink(words: ShopWords) {
  return {to: '/search', label: words.navigation.search} as const;
}

/** The footer's link when the store has journal entries. */
export function journalLink(words: ShopWords) {
  return {to: '/journal', label: words.navigation.journal} as const;
}

/** The footer's link when the store has exhibitions. */
export function exhibitionsLink(words: ShopWords) {
  return {to: '/exhibitions', label: words.navigation.exhibitions} as const;
}

/** The visitor's own page. */
export function shortlistLink(words: ShopWords) {
  return {to: '/shortlist', label: words.navigation.shortlist} as const;
}

/** The footer's link to the common questions. */
export function questionsLink(words: ShopWords) {
  return {to: '/questions', label: words.navigation.questions} as const;
}

/** The footer's link to what search engines and AI companies may do with the shop. */
export function aiLink(words: ShopWords) {
  return {to: '/ai', label: words.navigation.ai} as const;
}

/** They apply when the store's menu `shop-footer` has none. */
export function policyLinks(words: ShopWords): readonly Link[] {
  return [
    {to: '/pages/shipping', label: words.navigation.shipping},
    {to: '/pages/returns', label: words.navigation.returns},
    {to: '/pages/privacy', label: words.navigation.privacy},
    {to: '/pages/terms', label: words.navigation.terms},
  ];
}
