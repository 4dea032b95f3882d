/** The record of a work: the table on its page. */
export default {
  /** The labels of the custom fields. */
  fields: {
    medium: 'Medium',
    surface: 'Surface',
    year: 'Year',
    paper: 'Paper',
    edition: 'Edition',
    border: 'Border',
    framing: 'Framing',
    signature: 'Signature',
    certificate: 'Certificate',
    packing: 'Packaging',
  },
  size: 'Size',
  sizeOfOriginal: 'Size of the original',
  nextCopy: 'Next copy',
  numberIsNext: (next: number, copies: number, left: number) =>
    `Number ${next} of ${copies} is next (${left} left)`,
  onShow: 'On view',
  series: 'Series',
  original: 'The original',
  prints: 'Prints of this painting',
  sold: 'In the sold-works gallery',
};
