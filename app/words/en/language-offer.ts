/** What visitors are told whose browser speaks another of the shop's languages, by its code and in that language. */
export default {
  fr: {
    title: 'Cette boutique existe aussi en français.',
    accept: 'Continuer en français',
    decline: 'Non merci',
  },
};
