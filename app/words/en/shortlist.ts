/** The visitor's own shortlist, and a shared one. */
export default {
  own: {
    metaTitle: 'Your shortlist',
    title: 'Your Shortlist',
    introduction: 'Saved only on this device.',
    empty: 'Nothing here yet. Tap the heart on a work to save it here, on this device only.',
    loading: 'Loading your shortlist',
    someLeft: 'Works that have left the shop aren’t shown.',
    needsScripts: 'The shortlist needs JavaScript, which is turned off in your browser.',
  },
  shared: {
    metaTitle: 'A shortlist',
    title: 'A Shortlist for You',
    introduction: 'Someone picked these works and sent you the link.',
    allLeft: 'The works on this list have left the shop.',
    save: 'Save These Works',
    someLeft: 'Some works on this list have left the shop and aren’t shown.',
  },
  description: 'Works a visitor has saved, with notes, to see together on a wall.',
  /** The button beside each work, and the header's link. */
  heart: {
    save: (title: string) => `Save ${title}`,
    link: (count: number) =>
      count === 0 ? 'Your shortlist' : `Your shortlist, ${count} ${count === 1 ? 'work' : 'works'}`,
    full: {
      title: 'Your shortlist is full',
      description: 'Remove a work from it to save another.',
    },
  },
  work: {
    priced: (kind: string, price: string) => `${kind}\u00a0· ${price}`,
    note: 'Your note',
    noteOn: (title: string) => `Note on ${title}`,
    quoted: (note: string) => `“${note}”`,
    remove: 'Remove',
    of: (title: string) => `: ${title}`,
    removed: (title: string) => `${title} removed`,
  },
  share: {
    ask: 'Ask About These Works',
    copy: 'Copy Link to This List',
    copied: 'Link copied. Anyone with the link sees these works and your notes.',
  },
  /** The message to the artist, which the visitor goes on writing. */
  letter: {
    subject: (count: number) =>
      count === 1 ? 'A work on my shortlist' : `${count} works on my shortlist`,
    beginning: 'I’d like to know more about these works:',
    line: (title: string, note: string) => `– ${title}${note && ` (${note})`}`,
  },
};
