/** The shortlist, one's own and one that somebody sent. */
export default {
  own: {
    metaTitle: 'Your shortlist',
    title: 'Your Shortlist',
    introduction: 'Kept on this device and nowhere else.',
    empty: 'Nothing here yet. Each work’s page has a link that keeps it here.',
    prints: 'Shop Prints',
    originals: 'Shop Originals',
    loading: 'Loading your shortlist',
    someLeft: 'Works that have left the shop are not shown.',
    needsScripts: 'The shortlist needs JavaScript, which is switched off.',
  },
  shared: {
    metaTitle: 'A shortlist',
    title: 'A Shortlist for You',
    introduction: 'Somebody picked these works and sent you the link.',
    allLeft: {
      before: 'The works of this list have left the shop. Here are the ',
      prints: 'prints',
      between: ' and the ',
      originals: 'originals',
      after: '.',
    },
    someLeft: 'Some works of this list have left the shop and are not shown.',
  },
  description: 'Works that a visitor of the shop has kept, with notes, to see together on a wall.',
  notLoaded: 'The works could not be loaded. Please try again.',
  work: {
    original: 'Original',
    print: 'Print',
    priced: (kind: string, price: string) => `${kind}\u00a0· ${price}`,
    noteOn: (title: string) => `Note on ${title}`,
    quoted: (note: string) => `“${note}”`,
    remove: 'Remove',
    of: (title: string) => `: ${title}`,
    removed: (title: string) => `${title} is removed`,
  },
  share: {
    ask: 'Ask about these',
    copy: 'Copy a link to this list',
    copied: 'Copied. Whoever opens the link sees these works and your notes.',
    notCopied: (url: string) => `Not copied. The link is ${url}`,
  },
  /** The message to the artist, which the visitor goes on writing. */
  letter: {
    subject: (count: number) =>
      count === 1 ? 'A work on my shortlist' : `${count} works on my shortlist`,
    beginning: 'I would like to know more about these works:',
    line: (title: string, note: string) => `– ${title}${note && ` (${note})`}`,
  },
};
