/** The names of the feeds, in links and in feed readers. */
export default {
  works: 'New works',
  worksBy: (artist: string) => `New works by ${artist}`,
};
