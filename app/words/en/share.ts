/** The share row. */
export default {
  share: 'Share',
  copy: 'Copy Link',
  copied: 'Copied',
  notCopied: (url: string) => `The link couldn’t be copied. Here it is: ${url}`,
  pin: 'Pin It',
  email: 'Email',
  shareElsewhere: 'Share…',
};
