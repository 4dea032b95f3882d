interface Link {
  to: string;
  label: string;
}

/** The links of header, side menu and footer, in order, unless the store's menu `shop-header` has any. */
export const SITE_LINKS: readonly Link[] = [
  {to: '/', label: 'Home'},
  {to: '/collections/prints', label: 'Prints'},
  {to: '/collections/originals', label: 'Originals'},
  {to: '/commissions', label: 'Commissions'},
  {to: '/about', label: 'About'},
  {to: '/gallery', label: 'Gallery'},
  {to: '/contact', label: 'Contact'},
];

/** Beside the main navigation, which has no more than the pages that the specification names. */
export const SEARCH_LINK = {to: '/search', label: 'Search'} as const;

/** In the footer, where the store has entries. */
export const JOURNAL_LINK = {to: '/journal', label: 'Journal'} as const;

/** The visitor's own page. */
export const SHORTLIST_LINK = {to: '/shortlist', label: 'Your shortlist'} as const;

/** Unless the store's menu `shop-footer` has any. */
export const POLICY_LINKS: readonly Link[] = [
  {to: '/pages/shipping', label: 'Shipping'},
  {to: '/pages/returns', label: 'Returns'},
  {to: '/pages/privacy', label: 'Privacy'},
  {to: '/pages/terms', label: 'Terms'},
];
