/** The feeds linked in every page's head. */
export const FEEDS = [
  {href: '/feed.xml', type: 'application/atom+xml', title: 'New works'},
] as const;
