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

/** They apply when the store's menu `shop-footer` has none. */
export function policyLinks(words: ShopWords): readonly Link[] {
  return [
    {to: '/pages/shipping', label: words.navigation.shipping},
    {to: '/pages/returns', label: words.navigation.returns},
    {to: '/pages/privacy', label: words.navigation.privacy},
    {to: '/pages/terms', label: words.navigation.terms},
  ];
}
