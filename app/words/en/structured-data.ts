/** What search engines read beside a page, and how its words are read for them. */
export default {
  home: 'Home',
  jobTitle: 'Painter',
  painting: 'Painting',
  print: 'Print',
  /** Regular expressions: what a print is called in its medium, 'Giclée print of an oil on canvas', and what stands before a surface. */
  printed: '^(.*?\\bprint) of ',
  surface: ' on (.*)',
};
