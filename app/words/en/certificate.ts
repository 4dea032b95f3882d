/** Certificates: the sheet, a sample, and the pages that verify one. */
export default {
  sheet: {
    title: 'Certificate of Authenticity',
    specimen: 'Sample',
    pictureOf: (title: string) => `Picture of ${title}`,
    genuine: (artist: string) =>
      `This certifies that the work described here is an authentic work by ${artist}.`,
    certificate: 'Certificate',
    noNumberYet: 'Assigned at sale',
    checkedAt: 'Verify at',
    anyoneCanCheckAt: 'Anyone can verify it at',
  },
  rows: {
    artist: 'Artist',
    work: 'Work',
    original: 'Original, one of a kind',
    print: 'Fine art print',
    editionNumber: (number: number | string, size: number) => `Number ${number} of ${size}`,
    issued: 'Issued',
    onSale: 'On the date of sale',
  },
  form: {number: 'Certificate number', check: 'Verify'},
  print: 'Print',
  check: {
    documentTitle: 'Verify a certificate',
    description: 'Enter a certificate number to see which work it belongs to.',
    title: 'Verify a Certificate',
    introduction:
      'You’ll find the number at the foot of the certificate. Enter it to see the work it belongs to.',
    specimen: 'See a sample certificate',
  },
  found: {
    untitled: 'Certificate',
    title: (work: string) => `Certificate: ${work}`,
    description:
      'A certificate of authenticity: the work it belongs to, and confirmation that it’s genuine.',
    genuine: 'This certificate is genuine. The shop issued it under this number.',
  },
  unknown: {
    title: 'No certificate has this number',
    text: 'Please compare it with your certificate: its last part never contains the letters I, L, O or U. If the number is right and still isn’t found, write to me and I’ll look it up.',
  },
  limited: {
    title: 'Too many checks right now',
    text: 'Many certificates have been looked up from your network in the past hour. Please try again in an hour.',
  },
  failed: {
    title: 'The certificate can’t be checked right now',
    text: 'The records can’t be reached at the moment. This says nothing about your work. Please try again in a moment.',
  },
  contact: 'Write to me about a certificate',
  /** The subject of the message. */
  contactSubject: 'A certificate',
  specimen: {
    documentTitle: 'Sample certificate',
    description: 'What a work’s certificate looks like, before you buy.',
    /** Before and after the work's title. */
    before: 'This is what the certificate of',
    after:
      ' will look like. Buy the work, and the page and its number are yours. Your name appears on neither.',
    seeWork: 'See the Work',
    failed: 'The sample couldn’t be loaded.',
  },
};
