/** The share row. */
export default {
  share: 'Share',
  copy: 'Copy Link',
  copied: 'Copied',
  notCopied: 'Couldn’t copy',
  pin: 'Pin It',
  email: 'Email',
  shareElsewhere: 'Share…',
};
