import words from '#words/journal';

/** The journal's name and introduction. Its entries are the shop's blog of that handle. */
export const JOURNAL = {
  handle: 'journal',
  title: words.title,
  introduction: words.introduction,
};
