import type {Notice} from '~/lib/notice';
import type {SignupPlace} from './signup-place';

const WELCOME_ABOARD: Notice = {
  title: 'Welcome aboard!',
  description: "You're now subscribed to updates",
};
const WELCOME_TO_LIST: Notice = {
  title: 'Welcome to the priority list!',
  description: "You'll be first to know about new drops & commission openings",
};

/** The notice of a successful sign-up (specification, section 8; that of a sold-out size is not in it). */
export function signupSuccess(place: SignupPlace): Notice {
  switch (place.source) {
    case 'footer':
    case 'similar':
      return WELCOME_ABOARD;
    case 'launch':
      return {
        title: "You're on the priority list!",
        description: `You'll be notified when ${place.title} launches.`,
      };
    case 'stock':
      return {
        title: 'You will hear of it',
        description: `One letter comes when ${place.title} is back. New to the list? Please confirm your address by the first letter.`,
      };
    default:
      return WELCOME_TO_LIST;
  }
}

/** The title of a failed sign-up (specification, section 8). */
export function signupFailure({source}: SignupPlace): string {
  return source === 'launch' ? 'Failed to join priority list' : 'Subscription failed';
}
