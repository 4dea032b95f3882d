/** The terms; `{artist}`, `{shop}`, `{post}`, `{taxes}`, `{preparation}` and `{email}` are filled in. */
export default {
  title: 'Terms',
  summary: 'The terms that apply when you buy from {shop} or use this site.',
  sections: {
    seller: {
      heading: 'Who you are dealing with',
      blocks: [
        'The seller is {artist}, operating as {shop} (“the studio”), {post}. You can reach the studio at {email}.',
      ],
    },
    buyer: {
      heading: 'Who may buy',
      blocks: [
        'You must be over 18 to order here. By placing an order, you confirm that you are and that the information you enter is true.',
      ],
    },
    orders: {
      heading: 'Orders and prices',
      blocks: [
        'Prices are in Canadian dollars. {taxes} You place and pay for orders at Shopify’s checkout, under Shopify’s terms for that service, and you can review your order there before you confirm it.',
        'The contract is made when your order is confirmed by email. If a work turns out to have been sold, or its price was clearly a mistake, the order may be declined; whatever you paid is then refunded in full.',
        'Original paintings are priced on request and sold by agreement with the studio.',
      ],
    },
    delivery: {
      heading: 'Delivery, returns and defects',
      blocks: [
        'Shipping is free to Canada and the USA, and orders are processed in {preparation}. If you live elsewhere, please write first. All sales are final, except where the law provides otherwise. Works with defects reported within 7 days of receipt with photo evidence are replaced or refunded; an original can’t be replaced, so it’s refunded. The Shipping and Returns pages say more and are part of these terms.',
      ],
    },
    copyright: {
      heading: 'Copyright',
      blocks: [
        'The pictures and text on this site belong to the artist. Buying a work, whether an original or a print, gives you the object but not the right to reproduce it. You’re welcome to photograph it on your wall and show it to anyone. For any other use, please ask.',
      ],
    },
    use: {
      heading: 'Using the site',
      blocks: [
        'Use the site as a visitor would. Don’t disrupt it, hack it, or send anything through it that’s unlawful or belongs to someone else.',
      ],
    },
    liability: {
      heading: 'Liability',
      blocks: [
        'The site is offered as is, and may at times be unavailable or contain errors. Except where the law provides otherwise, the studio isn’t liable for indirect or consequential loss, and its total liability is limited to 100 USD.',
        'Nothing in these terms takes away a right that consumer protection law gives you.',
      ],
    },
    law: {
      heading: 'Law and changes',
      blocks: [
        'The law of New Brunswick and the federal law of Canada that applies there govern these terms, except where the law provides otherwise for a consumer. Any changes to these terms appear on this page; an order keeps the terms under which it was placed.',
      ],
    },
  },
};
