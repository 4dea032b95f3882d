/** The returns policy; `{email}` is filled in. */
export default {
  title: 'Returns',
  summary:
    'Damaged and defective works are replaced or refunded. All sales, of prints and of originals, are final, except where the law provides otherwise.',
  sections: {
    defects: {
      heading: 'Damage and defects',
      blocks: [
        'If a print arrives damaged or defective, I replace it or refund it, whichever you prefer. An original can’t be replaced, so I refund it.',
        'Please write to {email} within 7 days of receipt, with:',
        [
          'your order number,',
          'a short description of the problem,',
          'photos of the defect, and of the packaging if it was damaged in transit.',
        ],
      ],
    },
    then: {
      heading: 'What happens next',
      blocks: [
        'I’ll let you know when the replacement you chose ships or the refund is made. Refunds go back to the card or account you paid with. Sending back a work that arrived damaged or defective costs you nothing.',
      ],
    },
    colours: {
      heading: 'Colours on a screen',
      blocks: [
        'Every work is photographed in daylight and corrected beside the painting. Screens still differ from one another and from paper, and a small difference in colour isn’t a defect. If a colour matters to you, ask me before you order, and I’ll send you a photo of the work beside a familiar object.',
      ],
    },
    final: {
      heading: 'If you change your mind',
      blocks: [
        'A work that arrives as described can’t be returned. Rights of cancellation or refund that the law of your province, state or country gives you remain yours, whatever this page says.',
      ],
    },
  },
};
