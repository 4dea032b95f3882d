/** The questions of the page `/questions` and their answers, until the artist writes her own. */
export default {
  paper: {
    question: 'What are the prints printed on?',
    answer:
      'On matte cotton paper, with a white border. I sign each print in pencil. Each print’s page lists its paper, border and edition.',
  },
  framing: {
    question: 'Do the works come framed?',
    answer:
      'No. Prints come unframed, and so do originals unless their page says otherwise. If a size fits a standard frame with a mat, its page says which one.',
  },
  colours: {
    question: 'Are the colours the same as on my screen?',
    answer:
      'They’re close. I photograph each work in daylight and correct the photo beside the painting, but screens differ. If a colour matters to you, ask me before you order, and I’ll send you a photo of the work beside a familiar object.',
  },
  gift: {
    question: 'Do you gift-wrap?',
    answer:
      'Gift wrap isn’t included. If the work is a gift, write to me with your order number before it ships, and I’ll see what I can do.',
  },
  delivery: {
    question: 'How long does delivery take?',
    /** `carriers` is a sentence about the time in transit. */
    answer: (preparation: string, carriers: string) =>
      `Your order ships in ${preparation}. ${carriers}`,
  },
  customs: {
    question: 'Will I pay customs duties?',
    /** `customs` is the sentence about parcels to the USA. */
    answer: (customs: string) =>
      `Parcels within Canada cross no border, so there’s no duty. ${customs}`,
  },
  returns: {
    question: 'Can I return a work?',
    answer:
      'All sales are final, except where the law provides otherwise. If a work arrives damaged or defective, write to me within 7 days of receipt with photos. I’ll replace or refund a print, and refund an original.',
  },
};
