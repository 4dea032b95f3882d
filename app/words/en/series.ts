/** The page of a series of works. */
export default {
  title: 'Series',
  failed: 'The series couldn’t be loaded.',
  next: 'Next series',
  /** What search engines read of a series without a text. */
  summary: (artist: string) => `Works by ${artist} that belong together.`,
};
