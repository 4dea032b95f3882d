/** The commissions page and its form (specification, section 8). */
export default {
  title: 'Commissions',
  description: (artist: string) =>
    `Commission a painting of a place, a person or a light you love, by ${artist}. See how it works in three steps, and send your request.`,
  intro:
    'The cove where you got engaged, the house before it was sold, the dog. If it matters to you, it can be painted.',

  /** The link to the form, at the top of the page. */
  start: 'Start Your Request',

  steps: {
    title: 'How It Works',
    vision: {
      title: 'Share Your Vision',
      text: 'Tell me about the place, the person or the light you have in mind, roughly how large, and what you would like to spend. Photographs help, even poor ones.',
    },
    concept: {
      title: 'Concept & Quote',
      text: 'You’ll hear from me within 1–2 business days. We settle on a size and a mood, and I send you a sketch, a price and a date. You owe nothing until you say yes.',
    },
    creation: {
      title: 'Creation',
      text: 'When the deposit arrives, I begin to paint. You see the painting take shape, and it leaves the studio signed and with its certificate of authenticity.',
    },
  },

  /** The artist's prices and times. */
  prices: {title: 'Prices and Timing', duration: 'How long it takes'},

  examples: {
    title: 'From Sketch to Painting',
    sketch: 'Sketch',
    sketchOf: (painting: string) => `Sketch of ${painting}`,
    /** The first part of a caption: 'Painting, 16 × 20 in, 2022'. */
    painting: 'Painting',
  },

  // The state of commissions.
  waitingList:
    'I’m fully booked at the moment. Send your request anyway: it goes on the waiting list, and I’ll write when your turn is near.',
  closed: {
    title: 'Commissions are closed for now',
    text: 'I’m fully booked, and a painting deserves its time. When I take commissions again, people on the list hear first.',
    signup: 'Notify Me',
  },

  /** The terms beside the form. */
  terms: [
    'I’ll reply within 1–2 business days, with questions or a first idea.',
    'You owe nothing until you’ve seen a sketch and agreed to a price.',
    'I use your pictures only for the painting. Location data is removed from photos when you upload them, and pictures from a form you never send are deleted after two days.',
  ],

  form: {
    title: 'Tell me about your painting',
    aboutYou: 'About you',
    phone: 'Phone (optional)',
    painting: 'Your painting',
    subject: {label: 'Subject', hint: 'A place, a person, an animal, a kind of light'},
    colors: {
      label: 'Colors (optional)',
      hint: 'The room it’s for, what you’d love to see there, what you’d rather not',
    },
    message: {
      label: 'Additional details',
      hint: 'What should the painting hold on to? Why this subject, and who is it for?',
    },
    size: 'Size',
    budget: 'Budget',
    deadline: {label: 'By when? (optional)', hint: 'A birthday, a wedding, a move'},
    submit: 'Send Commission Request',
    submitting: 'Submitting...',
    agreement: {
      before: 'By sending this request, you agree to the ',
      link: 'terms',
      after: (date: string) => ` of ${date}.`,
    },
  },

  draft: {restored: 'Your draft is still here.', clear: 'Clear Form'},

  received: {
    title: 'Commission request received!',
    description: "I'll get back to you within 1-2 business days.",
  },
  failed: 'Failed to submit request',
  unreadable: 'The form couldn’t be read. Please try again.',
};
