/** What the page of a work says of its release. */
export default {
  // Specification, section 4: the other release date, which text mentions.
  breakthrough: 'Early access for Priority Members: November 2nd.',
};
