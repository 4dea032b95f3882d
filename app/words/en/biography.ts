/** The artist's biography in the first person. The page's heading has the artist's name. */
export default {
  lede: 'I paint the Bay of Fundy, where the water leaves twice a day and comes back changed.',
  beginnings: [
    'I was born in Saint John and grew up an hour down the shore, in a village where nobody owned a tide table because everybody was one. My grandfather fished weir herring and kept a notebook of the weather: wind, cloud, the colour of the water at noon. When he ran out of words for the colour he dabbed it in with my school watercolours. Those pages were the first paintings I ever saw that were trying to get something right.',
    'I studied painting, taught evening classes for eleven years, and painted before work, which is why so many of my pictures happen at first light. In 2014 I moved into a net loft above the wharf, put a window where the hauling door had been, and stopped doing anything else.',
  ],
  practice: {
    heading: 'How I Work',
    paragraphs: [
      'Everything begins outdoors, in a sketchbook with a grid of little squares: eight tides to a page, colour notes in pencil, salt on most of them. Back in the loft the picture is drawn once in thinned ultramarine and then built up in oil, mostly with a knife, because a knife will not let you fuss. The abstract pieces are acrylic and cold wax, scraped back and buried again until the layers begin to answer one another.',
      'Fundy mud is not brown. It is rose, slate, and a violet that only shows when the sun is behind you. I have been mixing that violet for twenty years and am nearly there.',
    ],
  },
  prints: {
    heading: 'Originals and Prints',
    paragraphs: [
      'An original leaves here with its certificate of authenticity and, if you ask, the page of the sketchbook it came from, copied. The prints are giclées that I proof beside the painting, in daylight, before the first one is signed. They are for the people who live too far away to see the thing itself and miss it anyway.',
    ],
  },
  closing: 'The prints are ready to leave. A painting of your own shore is only a letter away.',
};
