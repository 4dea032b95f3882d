/** The journal's name and introduction. Its entries are the shop's blog of that handle. */
export const JOURNAL = {
  handle: 'journal',
  title: 'Journal',
  introduction: 'Notes from the net loft above the wharf, when there is something to tell.',
} as const;
