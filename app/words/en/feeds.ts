/** The feeds, as pages link to them and as readers list them. */
export default {
  works: 'New works',
  worksBy: (artist: string) => `New works by ${artist}`,
  journal: 'Journal',
};
