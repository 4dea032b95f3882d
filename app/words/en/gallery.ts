/** The gallery of sold works, and a sold work's own page. */
export default {
  title: 'Gallery of Sold Works',
  description: (artist: string) =>
    `Paintings by ${artist} that have found their walls, and how to ask for one like them.`,
  introduction: 'Paintings that have left the studio for good and now hang on other walls.',
  workTitle: (title: string) => `${title} – Gallery of Sold Works`,
  open: (title: string) => `Open ${title}`,
  enlarge: (title: string) => `Enlarge ${title}`,
  shown: (shown: number, count: number) => `${shown} of ${count} works shown`,
  loadMore: (remaining: number) => `Load More (${remaining} remaining)`,
  works: 'Works',
  previous: (title: string) => `Previous: ${title}`,
  next: (title: string) => `Next: ${title}`,
  allSold: 'All sold works',
  notLoaded: 'The work couldn’t be loaded.',
  commission: 'Commission a Similar Painting',
  howCommissionsWork: 'How commissions work',
  aboutWork: 'About this work',
  prints: 'Prints of this painting',
  similarLight: 'Works in this light',
  invitation: {
    heading: 'Still thinking of one that’s gone?',
    text: 'Reach out and tell me which one. I never paint the same picture twice, but I can paint you a similar piece, with the same light or the same stretch of shore.',
    reachOut: 'Reach Out',
  },
  /** The type of a work, for search engines. */
  artform: {painting: 'Painting', print: 'Print'},
  /** The subjects of a visitor's message about a work. */
  similarPiece: (title: string) => `A piece similar to “${title}”`,
  paintingLike: (title: string, year: number) => `A painting like “${title}” (${year})`,
};
