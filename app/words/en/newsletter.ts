/** Sign-up forms, the page of one, and what they answer (specification, section 8; that of a sold-out size is not in it). */
export default {
  title: 'Become a Priority Member',
  /** The page's description for search engines. */
  description: (artist: string) =>
    `First access to new work by ${artist}: drops, launches and commission openings, by email.`,
  introduction:
    'First access to new drops and commission openings: a letter when a painting is finished, a print is about to launch, or a place for a commission comes free.',
  shopPrints: 'Shop Prints',

  footerHeading: 'Letters from the studio',
  subscribe: 'Subscribe',

  homeHeading: 'Be there when it leaves the easel',
  /** Followed by the artist's first name. */
  homePromise: 'Priority Members have first access to new drops and commission openings.',
  homeRhythm: 'writes when there is something to see, and not otherwise.',
  becomeMember: 'Become a Priority Member',

  email: 'Email address',
  joining: 'Joining...',

  welcomeAboard: {title: 'Welcome aboard!', description: "You're now subscribed to updates"},
  welcomeToList: {
    title: 'Welcome to the priority list!',
    description: "You'll be first to know about new drops & commission openings",
  },
  launchJoined: "You're on the priority list!",
  launchPromise: (title: string) => `You'll be notified when ${title} launches.`,
  stockJoined: 'You will hear of it',
  stockPromise: (title: string) => `One email comes when ${title} is back, and no other.`,
  /** Below each of them, where sign-ups are confirmed. It is true for those whose address is confirmed already. */
  pleaseConfirm:
    'One step is left: please click the link in the email that has just left for you. Confirmed before? Then there is nothing to do.',
  cannotBeWaitedFor:
    'This size cannot be waited for: it may be back already. Please load the page again',
  launchFailed: 'Failed to join priority list',
  failed: 'Subscription failed',
};
