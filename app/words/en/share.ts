/** The share row, and a work's share picture. */
export default {
  share: 'Share',
  copy: 'Copy Link',
  copied: 'Copied',
  notCopied: (url: string) => `The link couldn’t be copied. Here it is: ${url}`,
  pin: 'Pin It',
  email: 'Email',
  shareElsewhere: 'Share…',
  /** The line below the title on the picture. */
  picture: {sold: 'Sold', reserved: 'Reserved', soldOut: 'Sold out'},
};
