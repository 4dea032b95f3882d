/**
 * The shipping policy. The words in braces are filled in: the artist's email address, her delivery times and her note
 * on them, and sentences that the product page and the cart share.
 */
export default {
  title: 'Shipping',
  summary: 'Shipping is free to Canada and the USA, and orders are processed in {preparation}.',
  sections: {
    canadaAndUsa: {
      heading: 'Canada and the USA',
      blocks: [
        'Shipping is free to every address in Canada and the United States, for prints and for original paintings alike. There is no minimum order.',
      ],
    },
    elsewhere: {
      heading: 'Everywhere else',
      blocks: [
        '{elsewhere} If you live in another country, please write to {email} before you order, with the name of the work and your address. You’ll get a price for careful shipping, and you owe nothing until you agree to it.',
      ],
    },
    times: {
      heading: 'How long it takes',
      blocks: [
        'Orders are processed in {preparation}: checked, packed and handed to the carrier. {transit} You can order a Coming Soon work once it launches.',
        '{deadline}',
        '{note}',
      ],
    },
    taxes: {
      heading: 'Taxes and duties',
      blocks: [
        'Prices are in Canadian dollars. {taxes} Parcels within Canada cross no border, so there’s no duty.',
        '{customs} If a carrier asks you for duties that you already paid at checkout, don’t pay them twice: write to {email}.',
      ],
    },
    damage: {
      heading: 'If something goes wrong in transit',
      blocks: [
        'If a parcel arrives damaged, keep the packaging, take photos of it and of the work, and write to {email} within 7 days of receipt. The Returns page explains what happens next. If a parcel doesn’t arrive at all, write to me too. I’ll have it traced and make it right.',
      ],
    },
  },
};
