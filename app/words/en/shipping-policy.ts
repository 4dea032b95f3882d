/** The shipping policy. `{elsewhere}`, `{taxes}`, `{customs}` and `{email}` are filled in with what the product page and the cart say too. */
export default {
  title: 'Shipping',
  summary: (preparation: string) =>
    `Shipping is free to Canada and the USA, and every order leaves the studio within ${preparation}.`,
  canadaAndUsa: {
    heading: 'Canada and the USA',
    paragraphs: [
      'Shipping is free to every address in Canada and the United States, for prints and for original paintings alike. There is no minimum order.',
    ],
  },
  elsewhere: {
    heading: 'Everywhere else',
    paragraphs: [
      '{elsewhere} If you live in another country, please write to {email} before you order, with the name of the work and your address. You will get a price for careful shipping, and nothing is owed until you have agreed to it.',
    ],
  },
  times: {
    heading: 'How long it takes',
    carriers: 'How long the parcel then travels depends on the carrier and on where you live.',
    text: (preparation: string, carriers: string) =>
      `Orders are processed in ${preparation}. ${carriers} A work that is marked Coming Soon can be ordered from its launch.`,
  },
  taxes: {
    heading: 'Taxes and duties',
    paragraphs: [
      'Prices are in Canadian dollars. {taxes} You see them before you pay. A parcel within Canada crosses no border and has no duty.',
      '{customs} If a carrier asks you for one that checkout did not show, please write to {email} before you pay it.',
    ],
  },
  damage: {
    heading: 'When something goes wrong on the way',
    paragraphs: [
      'If a parcel arrives damaged, keep the packaging, take photographs of it and of the work, and write to {email} within 7 days of receipt. The Returns page says what happens next. If a parcel does not arrive at all, write as well: it will be traced and put right.',
    ],
  },
};
