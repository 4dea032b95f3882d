/** A form of the shop, as a visitor fills it in, with the messages of the specification (section 8). */
export interface Form {
  path: string;
  fields: Record<string, string>;
  success: {title: string; description: string; detail?: string};
  /** The title when sending fails. */
  failure: string;
}

export const WORDS = {
  name: 'Ada Moore',
  email: 'ada@example.com',
  subject: 'The wharf',
  message: 'At low tide, please',
};
const {name, email} = WORDS;
const WEEK_LATER = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

function signUp(
  fields: Record<string, string>,
  title: string,
  description: string,
  failure = 'Subscription failed',
): Form {
  const detail =
    'One more step: click the link in the email I’ve just sent you. Already confirmed? You’re all set.';
  return {
    path: '/newsletter',
    fields: {email, ...fields},
    success: {title, description, detail},
    failure,
  };
}

export const CONTACT: Form = {
  path: '/contact',
  fields: WORDS,
  success: {title: 'Message sent!', description: "I'll get back to you soon."},
  failure: 'Failed to send message',
};
export const COMMISSION: Form = {
  path: '/commissions',
  fields: {...WORDS, size: '8x10', budget: 'under500'},
  success: {
    title: 'Commission request received!',
    description: "I'll get back to you within 1-2 business days.",
  },
  failure: 'Failed to submit request',
};
export const LAUNCH = signUp(
  {source: 'launch', handle: 'breakthrough', title: 'Breakthrough'},
  "You're on the priority list!",
  "You'll be notified when Breakthrough launches.",
  'Failed to join priority list',
);

/** Every form, by a name. */
export const FORMS: Readonly<Record<string, Form>> = {
  contact: CONTACT,
  commission: COMMISSION,
  order: {
    path: '/order',
    fields: {number: '1001', email},
    success: {
      title: 'Check your email',
      description:
        'If the number and the address belong to an order, the link arrives within a few minutes.',
    },
    failure: 'Failed to look up the order',
  },
  visit: {
    path: '/exhibitions',
    fields: {exhibition: 'low-water', day: WEEK_LATER, name, email},
    success: {title: 'Your request is on its way!', description: 'I’ll confirm the day by email.'},
    failure: 'Failed to send your request',
  },
  hold: {
    path: '/product/the-long-gale/hold',
    fields: {handle: 'the-long-gale', name, email, message: ''},
    success: {
      title: 'Check your email',
      description:
        'Click the link in the email I’ve just sent you. I’ll get your request once you do.',
    },
    failure: 'Failed to send the request',
  },
  footer: signUp({source: 'footer'}, 'Welcome aboard!', "You're now subscribed to updates"),
  home: signUp(
    {source: 'home'},
    'Welcome to the priority list!',
    "You'll be first to know about new drops & commission openings",
  ),
  launch: LAUNCH,
  stock: signUp(
    {
      source: 'stock',
      handle: 'first-light',
      title: 'First Light, 24×32 in,',
      item: 'gid://shopify/ProductVariant/7500000000004',
    },
    'I’ll let you know',
    'You’ll get one email when First Light, 24×32 in, is available again, and no others.',
  ),
};
