import type {Notice} from '~/lib/notice';
import type {SignupPlace} from './signup-place';

const WELCOME_TO_LIST: Notice = {
  title: 'Welcome to the priority list!',
  description: "You'll be first to know about new drops & commission openings",
};

/** The notice of a successful sign-up (specification, section 8). */
export function signupSuccess(place: SignupPlace): Notice {
  if (place.source === 'footer') {
    return {title: 'Welcome aboard!', description: "You're now subscribed to updates"};
  }
  if (place.source !== 'launch') return WELCOME_TO_LIST;
  return {
    title: "You're on the priority list!",
    description: `You'll be notified when ${place.title} launches.`,
  };
}

/** The title of a failed sign-up (specification, section 8). */
export function signupFailure({source}: SignupPlace): string {
  return source === 'launch' ? 'Failed to join priority list' : 'Subscription failed';
}
