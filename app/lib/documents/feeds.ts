/** A feed, as a page's head links to it. */
export interface Feed {
  href: string;
  type: 'application/atom+xml';
  title: string;
}

/** Linked in every page's head. */
export const WORKS_FEED: Feed = {
  href: '/feed.xml',
  type: 'application/atom+xml',
  title: 'New works',
};

/** Linked by the journal's pages. */
export const JOURNAL_FEED: Feed = {
  href: '/journal.xml',
  type: 'application/atom+xml',
  title: 'Journal',
};
