/** What the page of a work says of its release, by product handle. */
export const RELEASE_NOTES: Readonly<Record<string, string>> = {
  // Specification, section 4: the other release date, which text mentions.
  breakthrough: 'Early access for Priority Members: November 2nd.',
};
