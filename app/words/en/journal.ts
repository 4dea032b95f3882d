/** The journal: its list of entries, an entry and the feed. The entries come from the store. */
export default {
  title: 'Journal',
  introduction: 'Notes from the net loft above the wharf, when there’s something to share.',
  entryNotLoaded: 'The entry couldn’t be loaded.',
  entriesNotLoaded: 'The entries couldn’t be loaded.',
  read: 'Read',
  readEntry: (title: string) => `Read ‘${title}’`,
  older: 'Older Entries',
  /** At the end of an entry: the works that share a tag with it, and its neighbours. */
  works: 'Works on this subject',
  entries: 'Entries',
  previous: 'Previous entry',
  next: 'Next entry',
  feedTitle: (artist: string) => `Journal – ${artist}`,
};
