/** The share row. */
export default {
  share: 'Share',
  keep: 'Save to Shortlist',
  copy: 'Copy Link',
  copied: 'Copied',
  notCopied: 'Couldn’t copy',
  pin: 'Pin It',
  email: 'Email',
  shareElsewhere: 'Share…',
};
