/** The words that pages and functions share, in English: the shop's own lines, consent, rules of forms, stages. */
export default {
  // The site (`site.ts`).
  tagline: 'Art that speaks to the heart',
  description:
    'Fine art prints and original oil paintings of the Bay of Fundy by Maren Hallet. Free shipping to Canada and the USA.',
  place: 'New Brunswick, Canada',
  postalAddress: 'PO\u00a0Box 118, Alma, New Brunswick, Canada E4H\u00a01M8',

  /** Stands between the artist's name and the postal address. */
  consent:
    'will email you about new work, launches and commission openings. You can unsubscribe at any time with the link in every email.',
  /** The same of a wait for a sold-out size. */
  waitConsent: 'will email you once, when it’s back, and never again about this.',

  // Rules of forms; those of the specification's forms are its section 5.
  /** Fields as they begin the message about their length. */
  label: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    phone: 'Phone',
    colors: 'Colors description',
    note: 'Note',
    title: 'Title',
  },
  tooLong: (label: string, limit: number) => `${label} must be less than ${limit} characters`,
  notText: (label: string) => `${label} must be text`,
  nameRequired: 'Name is required',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  detailsRequired: 'Additional details are required',
  sizeAndBudget: 'Please select size and budget',
  invalidEmail: 'Invalid email address',
  /** What a sign-up says of a wrong address. */
  enterEmail: 'Please enter a valid email address',
  invalidDate: 'Invalid date',
  dayIsOver: 'Deadline must be today or later',
  invalidImage: 'Invalid image link',
  tooManyImages: (limit: number) => `You can send up to ${limit} images`,
  /** The artist moves a commission to its deposit without a note. */
  depositNote:
    'Please say how much the deposit is and how to pay it: no other email tells the buyer',
  unknownStage: 'Unknown stage',

  /** What pages and mails call a stage of a commission, and what it means for the buyer. */
  stages: {
    received: {
      label: 'Received',
      text: 'I’ve received your request. I’ll write to you with questions or a first idea.',
    },
    sketch: {
      label: 'Sketch',
      text: 'I’m working on the colour sketch. You owe nothing until you’ve seen it and agreed to a price.',
    },
    deposit: {
      label: 'Deposit',
      text: 'I’ll begin the painting when the deposit arrives. The amount and how to pay it are below.',
    },
    painting: {label: 'Painting', text: 'Your painting is on the easel.'},
    drying: {
      label: 'Drying',
      text: 'The painting is finished. It needs time to dry before it can travel.',
    },
    sent: {
      label: 'Sent',
      text: 'Your painting has left the studio, signed and with its certificate of authenticity.',
    },
  },
};
