/**
 * Sign-up forms, the newsletter page and their messages (specification, section 8, which has none for a sold-out size).
 */
export default {
  /** The page's description for search engines. */
  description: (artist: string) =>
    `First access to new work by ${artist}: drops, launches and commission openings, by email.`,
  introduction:
    'First access to new work and commission openings: an email when a painting is finished, a print is about to launch, or a commission spot opens up.',

  footerHeading: 'Letters from the Studio',
  subscribe: 'Subscribe',

  heading: 'Be there when a painting leaves the easel',
  homePromise: (firstName: string) =>
    `Priority Members have first access to new drops and commission openings. ${firstName} writes only when there’s something to see.`,
  becomeMember: 'Become a Priority Member',

  email: 'Email address',
  joining: 'Joining...',

  // Beside a work: for its launch, for its sold-out sizes, or for the end of a hold.
  launchHeading: 'Join the Priority List',
  launchText: (title: string) => `Priority Members are the first to hear when ${title} launches.`,

  workInSize: (title: string, size: string) => `${title}, ${size},`,
  whenBack: 'Tell me when it’s back',
  whenSizeBack: (size: string) => `Tell me when ${size} is back`,
  whenAnySizeBack: 'Tell me when a sold-out size is back',
  oneEmail: 'I’ll email you once, when it’s available again.',
  stockButton: 'Notify Me',
  whenFree: 'Tell me if it becomes available',
  oneEmailWhenFree: 'It’s on hold for another buyer. I’ll email you once if it becomes available.',
  size: 'Size',

  welcomeAboard: {title: 'Welcome aboard!', description: "You're now subscribed to updates"},
  welcomeToList: {
    title: 'Welcome to the priority list!',
    description: "You'll be first to know about new drops & commission openings",
  },
  launchJoined: "You're on the priority list!",
  launchPromise: (title: string) => `You'll be notified when ${title} launches.`,
  stockJoined: 'I’ll let you know',
  stockPromise: (title: string) =>
    `You’ll get one email when ${title} is available again, and no others.`,
  /** Below each of these when sign-ups need confirmation. Also true for an address that is already confirmed. */
  pleaseConfirm:
    'One more step: click the link in the email I’ve just sent you. Already confirmed? You’re all set.',
  cannotBeWaitedFor: 'It may already be available. Please reload the page.',
  launchFailed: 'Failed to join priority list',
  failed: 'Subscription failed',
};
