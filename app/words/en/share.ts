/** The share row. */
export default {
  share: 'Share',
  keep: 'Keep on my shortlist',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Not copied',
  pin: 'Pin it',
  email: 'Email',
  shareElsewhere: 'Share…',
};
