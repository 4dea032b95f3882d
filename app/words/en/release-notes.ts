/** A work's note about its release, on its page. */
export default {
  // Specification, section 4: the other release date that its text mentions.
  breakthrough: 'Early access for Priority Members: November 2nd.',
};
