/** The artist's page. */
export default {
  title: (artist: string) => `About ${artist}`,
  description: (artist: string) =>
    `${artist} paints the Bay of Fundy in oil, acrylic and cold wax, in a net loft above the wharf in New Brunswick.`,
  series: 'Series',
  exhibitions: 'Exhibitions and Collections',
  allExhibitions: 'Dates and works on view',
  press: 'Press',
  buyers: 'From Collectors',
  quoted: (quote: string) => `“${quote}”`,
  /** The text alternative of a buyer's photograph. `buyer` may be empty. */
  photographBy: (buyer: string) => (buyer ? `Photo from ${buyer}` : 'Photo from a buyer'),
  journal: 'From the Journal',
  allEntries: 'All entries',
  nextSteps: 'Where to Next',
};
