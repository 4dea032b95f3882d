import words from '#words/release-notes';

/** What the page of a work says of its release, by product handle. */
export const RELEASE_NOTES: Readonly<Record<string, string>> = {
  breakthrough: words.breakthrough,
};
