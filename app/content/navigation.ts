import words from '#words/navigation';

interface Link {
  to: string;
  label: string;
}

/** The links of header, side menu and footer, in order, unless the store's menu `shop-header` has any. */
export const SITE_LINKS: readonly Link[] = [
  {to: '/', label: words.home},
  {to: '/collections/prints', label: words.prints},
  {to: '/collections/originals', label: words.originals},
  {to: '/commissions', label: words.commissions},
  {to: '/about', label: words.about},
  {to: '/gallery', label: words.gallery},
  {to: '/contact', label: words.contact},
];

/** The link beside the main navigation, which has no more than the pages that the specification names. */
export const SEARCH_LINK = {to: '/search', label: words.search} as const;

/** The footer's link, where the store has entries. */
export const JOURNAL_LINK = {to: '/journal', label: words.journal} as const;

/** The visitor's own page. */
export const SHORTLIST_LINK = {to: '/shortlist', label: words.shortlist} as const;

/** Unless the store's menu `shop-footer` has any. */
export const POLICY_LINKS: readonly Link[] = [
  {to: '/pages/shipping', label: words.shipping},
  {to: '/pages/returns', label: words.returns},
  {to: '/pages/privacy', label: words.privacy},
  {to: '/pages/terms', label: words.terms},
];
