/** The commissions page and its form (specification, section 8). */
export default {
  title: 'Commissions',
  description: (artist: string) =>
    `A painting of your own place, person or light, by ${artist}. How a commission works, in three steps, and a form to begin with.`,
  intro:
    'The cove you were proposed to in, the house before it was sold, the dog. If it matters to you, it can be painted.',

  /** The link to the form, in the page's head. */
  start: 'Start Your Request',

  steps: {
    title: 'How It Works',
    vision: {
      title: 'Share Your Vision',
      text: 'Tell me about the place, the person or the light you have in mind, roughly how large, and what you would like to spend. Photographs help, even poor ones.',
    },
    concept: {
      title: 'Concept & Quote',
      text: 'Within 1–2 business days you hear from me. We settle the size and the mood, and you get a sketch in colour, a price and a date. Nothing is owed until you say yes.',
    },
    creation: {
      title: 'Creation',
      text: 'The painting begins. You see it while it grows, and it leaves the studio when you are happy with it, signed and with its certificate of authenticity.',
    },
  },

  examples: {
    title: 'From Sketch to Painting',
    sketch: 'Sketch',
    sketchOf: (painting: string) => `Sketch of ${painting}`,
    /** The first part of a caption: 'Painting, 16 × 20 in, 2022'. */
    painting: 'Painting',
  },

  // The desk.
  waitingList:
    'At the moment every place is taken. Send your request all the same: it goes on the waiting list, and you hear from me when your turn may come.',
  closed: {
    title: 'The desk is closed for now',
    text: 'Every place is taken, and a painting deserves its time. When the desk opens again, those on the list hear of it first.',
    signup: 'Tell Me When It Opens',
  },

  /** The terms beside the form. */
  terms: [
    'I answer within 1–2 business days, with questions or a first idea.',
    'Nothing is owed until you have seen a sketch and agreed to a price.',
    'Your pictures are for the painting alone. The place where a photo was taken is removed from it as it is sent, and pictures of a form that is never sent are deleted after two days.',
  ],

  form: {
    title: 'Tell me about your painting',
    aboutYou: 'About you',
    name: 'Name',
    email: 'Email',
    phone: 'Phone (optional)',
    painting: 'Your painting',
    subject: {label: 'Subject', hint: 'A place, a person, an animal, a kind of light'},
    colors: {
      label: 'Colors (optional)',
      hint: 'The room it is for, what you love to see there, what you would rather not',
    },
    message: {
      label: 'Additional details',
      hint: 'What should the painting hold on to? Why this, and for whom?',
    },
    size: 'Size',
    budget: 'Budget',
    deadline: {label: 'Deadline (optional)', hint: 'A birthday, a wedding, a move'},
    submit: 'Send Commission Request',
    submitting: 'Submitting...',
    agreement: {
      before: 'By sending this you agree to the ',
      link: 'terms',
      after: (date: string) => ` of ${date}.`,
    },
  },

  sizes: {
    inches: (width: number, height: number) => `${width} × ${height} inches`,
    custom: 'Custom size',
  },
  budgets: {
    under500: 'Under CAD $500',
    upTo1000: 'CAD $500 to $1,000',
    upTo2000: 'CAD $1,000 to $2,000',
    over2000: 'Over CAD $2,000',
  },

  draft: {restored: 'What you had begun to fill in is still here.', clear: 'Clear the form'},

  received: {
    title: 'Commission request received!',
    description: "I'll get back to you within 1-2 business days.",
  },
  failed: 'Failed to submit request',
  unreadable: 'The form could not be read. Please try again',
};
