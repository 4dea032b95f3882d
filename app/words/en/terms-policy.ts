/** The terms; `{artist}`, `{shop}`, `{post}`, `{taxes}` and `{email}` are filled in. */
export default {
  title: 'Terms',
  summary: 'The terms on which {shop} sells and on which you may use this site.',
  seller: {
    heading: 'Who you are dealing with',
    paragraphs: [
      'The seller is {artist}, trading as {shop}, {post}. You can reach the studio at {email}.',
    ],
  },
  buyer: {
    heading: 'Who may buy',
    paragraphs: [
      'You must be over 18 to order here. By placing an order you say that you are, and that what you enter is true.',
    ],
  },
  orders: {
    heading: 'Orders and prices',
    paragraphs: [
      'Prices are in Canadian dollars. {taxes} You see them before you pay. Orders are placed and paid at Shopify’s checkout, under Shopify’s terms for that service, and you can look your order over there before you confirm it.',
      'The contract is made when your order is confirmed by email. If a work turns out to be sold, or its price was plainly a mistake, the order may be declined; whatever you paid is then returned in full.',
      'Original paintings are priced on request and sold by agreement with the studio.',
    ],
  },
  delivery: {
    heading: 'Delivery, returns and defects',
    text: (preparation: string) =>
      `Shipping is free to Canada and the USA, and orders are processed in ${preparation}. Customers elsewhere are asked to write first. All sales are final, except where the law provides otherwise. Defects that are reported within 7 days of receipt with photo evidence are replaced or refunded; an original, which cannot be replaced, is refunded. The pages Shipping and Returns say more and are part of these terms.`,
  },
  copyright: {
    heading: 'Copyright',
    paragraphs: [
      'The pictures and the words on this site are the artist’s. Buying a work, an original or a print, gives you the object and not the right to reproduce it. You are welcome to photograph it on your wall and to show it to anyone. For any other use, please ask.',
    ],
  },
  use: {
    heading: 'Using the site',
    paragraphs: [
      'Please use it as a visitor would: do not disturb it, break into it, or send through it what is unlawful or belongs to somebody else.',
    ],
  },
  liability: {
    heading: 'Liability',
    paragraphs: [
      'The site is offered as it is, and it may at times be out of reach or hold a mistake. Except where the law provides otherwise, the studio is not liable for indirect or consequential loss, and all its liability together is limited to 100 USD.',
      'Nothing in these terms takes away a right that consumer law gives you.',
    ],
  },
  law: {
    heading: 'Law and changes',
    paragraphs: [
      'The law of New Brunswick and the federal law of Canada that applies there govern these terms, except where the law provides otherwise for a consumer. When the terms change, so does the date at their head; an order keeps the terms under which it was placed.',
    ],
  },
};
