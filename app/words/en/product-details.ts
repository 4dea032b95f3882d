/** The record of a work: the table on its page. */
export default {
  medium: 'Medium',
  surface: 'Surface',
  size: 'Size',
  sizeOfOriginal: 'Size of the original',
  year: 'Year',
  paper: 'Paper',
  edition: 'Edition',
  nextCopy: 'Next copy',
  numberIsNext: (next: number, copies: number, left: number) =>
    `Number ${next} of ${copies} is next; ${left} left`,
  border: 'Border',
  framing: 'Framing',
  signature: 'Signature',
  certificate: 'Certificate',
  specimen: 'See a specimen',
  packing: 'How it is sent',
  series: 'Series',
  original: 'The original',
  prints: 'Prints of this painting',
  sold: 'Among the sold works',
};
