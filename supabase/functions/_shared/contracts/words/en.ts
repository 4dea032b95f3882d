/** The English words that pages and functions share: the shop's own texts, consent, form rules, stages. */
export default {
  // The site (`site.ts`).
  tagline: 'Art that speaks to the heart',
  description:
    'Fine art prints and original oil paintings of the Bay of Fundy by Maren Hallet. Free shipping to Canada and the USA.',
  place: 'New Brunswick, Canada',
  postalAddress: 'PO\u00a0Box 118, Alma, New\u00a0Brunswick, Canada\u00a0E4H\u00a01M8',

  /** After the artist's name. */
  consent:
    'will email you about new work, launches and commission openings. You can unsubscribe at any time with the link in every email.',
  /** In place of `consent`, for a visitor who waits for a sold-out size or a work on hold. */
  waitConsent: 'will email you once, when it’s available again.',

  // The rules of the forms (specification, section 5, where it has the form).
  /** Fields, as they start the message about their length. */
  label: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    paintingSubject: 'Subject',
    message: 'Message',
    orderNumber: 'Order number',
    phone: 'Phone',
    colors: 'Colors description',
    note: 'Note',
    title: 'Title',
  },
  tooLong: (label: string, limit: number) => `${label} must be less than ${limit} characters`,
  notText: (label: string) => `${label} must be text`,
  nameRequired: 'Name is required',
  subjectRequired: 'Subject is required',
  paintingSubjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  detailsRequired: 'Additional details are required',
  sizeAndBudget: 'Please select size and budget',
  invalidOrderNumber: 'Please enter the order number in your confirmation email, such as 1001',
  invalidEmail: 'Invalid email address',
  /** The message of a sign-up with an invalid address. */
  enterEmail: 'Please enter a valid email address',
  invalidDate: 'Invalid date',
  dayRequired: 'Day is required',
  visitIsOver: 'Day must be today or later',
  dayIsOver: 'Deadline must be today or later',
  invalidImage: 'Invalid picture link',
  tooManyImages: (limit: number) => `You can send up to ${limit} pictures`,
  /** Shown when the artist names a price. */
  priceRequired: 'Please enter the price in dollars, such as 4800 or 4,800.00',
  depositShare: 'The deposit must be 5 to 90 percent',
  daysToPay: 'Please enter a number of days from 1 to 365',
  unknownStage: 'Unknown stage',
  /** Shown when the buyer asks for a change to the sketch without saying which. */
  changeRequired: 'Please describe what you’d like changed',

  /** The choices of a commission, by `SIZES` and `BUDGETS`. */
  sizes: {
    '8x10': '8 × 10 inches',
    '12x16': '12 × 16 inches',
    '16x20': '16 × 20 inches',
    '24x36': '24 × 36 inches',
    custom: 'Custom size',
  },
  budgets: {
    under500: 'Under CAD $500',
    '500-1000': 'CAD $500 to $1,000',
    '1000-2000': 'CAD $1,000 to $2,000',
    over2000: 'Over CAD $2,000',
  },

  /** The names of a commission's stages on pages and in emails, and what each means for the buyer. */
  stages: {
    received: {
      label: 'Received',
      text: 'I’ve received your request. I’ll write to you with questions or a first idea.',
    },
    sketch: {
      label: 'Sketch',
      text: 'I’m working on the sketch. You owe nothing until you’ve seen it and agreed to a price.',
    },
    deposit: {
      label: 'Deposit',
      text: 'I’ll begin the painting when the deposit arrives.',
    },
    painting: {label: 'Painting', text: 'Your painting is on the easel.'},
    drying: {
      label: 'Drying',
      text: 'The painting is finished. It needs time to dry before it can travel.',
    },
    sent: {
      label: 'Shipped',
      text: 'Your painting has left the studio, signed and with its certificate of authenticity.',
    },
  },
};
