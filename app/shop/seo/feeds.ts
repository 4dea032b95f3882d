import words from '#words/feeds';
import {localPath} from '~/lib/language/local-path';

/** A feed, as a page's head links to it. */
export interface Feed {
  href: string;
  type: 'application/atom+xml';
  title: string;
}

/** Linked in every page's head. */
export const WORKS_FEED: Feed = {
  href: localPath('/feed.xml'),
  type: 'application/atom+xml',
  title: words.works,
};

/** Linked by the journal's pages. */
export const JOURNAL_FEED: Feed = {
  href: localPath('/journal.xml'),
  type: 'application/atom+xml',
  title: words.journal,
};
