/** Texts in structured data, and how to read the page's texts for it. */
export default {
  jobTitle: 'Painter',
  painting: 'Painting',
  /**
   * Regular expressions: the words for a print in its medium, 'Giclée print of an oil on canvas', and the words before
   * a surface.
   */
  printed: '^(.*?\\bprint) of ',
  surface: ' on (.*)',
};
