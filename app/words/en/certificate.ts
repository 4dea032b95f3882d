/** Certificates: the sheet, its specimen, and the pages that check one. */
export default {
  sheet: {
    title: 'Certificate of Authenticity',
    specimen: 'Specimen',
    pictureOf: (title: string) => `Picture of ${title}`,
    genuine: (artist: string) => `The work described here is by ${artist}, and genuine.`,
    certificate: 'Certificate',
    noNumberYet: 'With a number of its own',
    checkedAt: 'Checked at',
    anyoneCanCheckAt: 'Which anyone can check at',
  },
  rows: {
    artist: 'Artist',
    work: 'Work',
    original: 'Original, one of a kind',
    print: 'Fine art print',
    medium: 'Medium',
    size: 'Size',
    year: 'Year',
    edition: 'Edition',
    editionNumber: (number: number | string, size: number) => `Number ${number} of ${size}`,
    issued: 'Issued',
    onSale: 'On the day of the sale',
  },
  form: {number: 'Number of the certificate', check: 'Check it'},
  print: 'Print it',
  check: {
    documentTitle: 'Check a certificate',
    description: 'Enter the number of a certificate, and see which work it belongs to.',
    title: 'Check a Certificate',
    introduction:
      'Each certificate has a number at its foot. Enter it, and see the work that it belongs to.',
    specimen: 'What a certificate looks like',
  },
  found: {
    untitled: 'Certificate',
    title: (work: string) => `Certificate: ${work}`,
    description: 'The certificate of a work: what it is, and that it is genuine.',
    genuine: 'This certificate is genuine: the shop issued it under this number.',
  },
  unknown: {
    title: 'No certificate has this number',
    text: 'Please compare it with the sheet: the letters I, L, O and U are never in its last part. If it is right and still not found, write to me, and I’ll look it up.',
  },
  limited: {
    title: 'A little later, please',
    text: 'Many certificates were looked up from your network within the hour. The page works again before the hour is over.',
  },
  failed: {
    title: 'The certificate can’t be checked right now',
    text: 'That says nothing about the work: the page just doesn’t reach its records. Please try again in a moment.',
  },
  contact: 'Write to me about a certificate',
  /** The subject of that letter. */
  contactSubject: 'A certificate',
  specimen: {
    documentTitle: 'Specimen of a certificate',
    description: 'What the certificate of a work looks like, before it is bought.',
    /** Stands around the work's name, a link. */
    before: 'This is what the certificate of',
    after:
      ' will look like. Its page and its number are yours once the work is; your name is on neither.',
    failed: 'The specimen could not be loaded. Please try again.',
  },
};
