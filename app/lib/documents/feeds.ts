/** What feed readers and other programs are told of in every page's head. */
export const FEEDS = [
  {href: '/feed.xml', type: 'application/atom+xml', title: 'New works'},
] as const;
