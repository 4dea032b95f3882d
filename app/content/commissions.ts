/** The three steps of a commission, in their order. */
export const COMMISSION_STEPS = [
  {
    title: 'Share Your Vision',
    text: 'Tell me about the place, the person or the light you have in mind, roughly how large, and what you would like to spend. Photographs help, even poor ones.',
  },
  {
    title: 'Concept & Quote',
    text: 'Within 1–2 business days you hear from me. We settle the size and the mood, and you get a sketch in colour, a price and a date. Nothing is owed until you say yes.',
  },
  {
    title: 'Creation',
    text: 'The painting begins. You see it while it grows, and it leaves the studio when you are happy with it, signed and with its certificate of authenticity.',
  },
] as const;
