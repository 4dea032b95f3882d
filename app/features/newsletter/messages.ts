import words from '#words/newsletter';
import type {Notice} from '~/lib/notice';
import type {SignupPlace} from './signup-place';

/** The notice of a successful sign-up (specification, section 8; that of a sold-out size is not in it). */
export function signupSuccess(place: SignupPlace): Notice {
  switch (place.source) {
    case 'footer':
      return words.welcomeAboard;
    case 'launch':
      return {title: words.launchJoined, description: words.launchPromise(place.title)};
    case 'stock':
      return {title: words.stockJoined, description: words.stockPromise(place.title)};
    default:
      return words.welcomeToList;
  }
}

/** The same with what is still to do. */
export function signupToConfirm(place: SignupPlace): Notice {
  return {...signupSuccess(place), detail: words.pleaseConfirm};
}

/** The title of a failed sign-up (specification, section 8). */
export function signupFailure({source}: SignupPlace): string {
  return source === 'launch' ? words.launchFailed : words.failed;
}
