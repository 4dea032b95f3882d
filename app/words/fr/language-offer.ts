/** See the English file: to each language its own. */
export default {
  en: {
    title: 'This shop speaks English too.',
    accept: 'Continue in English',
    decline: 'No, thank you',
  },
};
