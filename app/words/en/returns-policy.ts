/** The returns policy; `{email}` is filled in. */
export default {
  title: 'Returns',
  summary:
    'All sales are final, except where the law provides otherwise. Defects are replaced or refunded.',
  final: {
    heading: 'All sales are final',
    paragraphs: [
      'All sales, of prints and of originals, are final, except where the law provides otherwise. Rights of cancellation or refund that the law of your province, state or country gives you remain yours, whatever this page says.',
    ],
  },
  defects: {
    heading: 'Damage and defects',
    paragraphs: [
      'A print that arrives damaged or defective is replaced or refunded, as you prefer. An original, which cannot be replaced, is refunded.',
      'Please write to {email} within 7 days of receipt, with:',
    ],
    list: [
      'your order number,',
      'a sentence that says what is wrong,',
      'photographs of the defect, and of the packaging if it was hurt on the way.',
    ],
  },
  then: {
    heading: 'What happens then',
    paragraphs: [
      'You will hear whether a replacement is on its way or a refund has been made. Refunds go back to the card or account that paid. You pay nothing for sending back a work that arrived damaged or defective.',
    ],
  },
  colours: {
    heading: 'Colours on a screen',
    paragraphs: [
      'Every work is photographed in daylight and corrected beside the painting. Screens still differ from one another and from paper, and a small difference in colour is not a defect. If a colour matters to you, ask for a photograph beside something you know, before you order.',
    ],
  },
};
