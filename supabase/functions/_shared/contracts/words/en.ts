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
    'will email you about new work, launches and commission openings. You can unsubscribe at any time by the link in every email.',
  /** The same of a wait for a sold-out size. */
  waitConsent: 'will email you once, when it is back, and never again because of this.',

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
  invalidImage: 'Invalid image address',
  tooManyImages: (limit: number) => `At most ${limit} images`,
  /** The artist moves a commission to its deposit without a note. */
  depositNote:
    'Please write how much the deposit is and how to pay it: no other email tells the buyer',
  unknownStage: 'This stage is not known',

  /** What pages and mails call a stage of a commission, and what it means for the buyer. */
  stages: {
    received: {
      label: 'Received',
      text: 'Your request is here. I write to you with my questions, or with a first idea.',
    },
    sketch: {
      label: 'Sketch',
      text: 'I am at the sketch in colour. Nothing is owed until you have seen it and said yes to a price.',
    },
    deposit: {
      label: 'Deposit',
      text: 'We agree on the sketch. The painting begins when the deposit is here; below I say how much it is, and how to pay it.',
    },
    painting: {label: 'Painting', text: 'Your painting is on the easel.'},
    drying: {
      label: 'Drying',
      text: 'The painting is done. Now it dries, which takes its own time, and then it can travel.',
    },
    sent: {
      label: 'Sent',
      text: 'Your painting has left the studio, signed and with its certificate of authenticity.',
    },
  },
};
