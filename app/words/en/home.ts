/** The home page. */
export default {
  /** The artist's own three texts. A store may have others. */
  heroText: 'I paint the Bay of Fundy, where the water leaves twice a day and comes back changed.',
  mission:
    'To paint this coast as the people who live beside it know it, in all its weather, and to make prints with the same care as the paintings, so that a good picture is within reach of anyone who loves it.',
  vision:
    'A painting in every house that wants one, still giving something back after ten years on the same wall, and a shore that people look at longer because someone painted it.',
  shopPrints: 'Shop Prints',
  shopOriginals: 'Shop Originals',
  exclusive: 'Exclusive Works',
  noProducts: 'No products found',
  newPrints: 'New Prints',
  allPrints: 'All prints',
  newOriginals: 'From the Easel',
  allOriginals: 'All originals',
  aboutArtist: 'About the Artist',
  missionTitle: 'Mission',
  visionTitle: 'Vision',
  readAbout: (firstName: string) => `Read About ${firstName}`,
};
