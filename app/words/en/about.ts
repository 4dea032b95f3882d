/** The artist's page. */
export default {
  title: (artist: string) => `About ${artist}`,
  description: (artist: string) =>
    `${artist} paints the Bay of Fundy in oil, acrylic and cold wax, in a net loft above the wharf in New Brunswick.`,
  series: 'Series',
  exhibitions: 'Exhibitions and collections',
  press: 'Press',
  buyers: 'Words of buyers',
  quoted: (quote: string) => `“${quote}”`,
  journal: 'From the journal',
  allEntries: 'All entries',
  nextSteps: 'Ways on',
  shopPrints: 'Shop Prints',
  startCommission: 'Start a Commission',
};
