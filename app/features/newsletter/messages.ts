import type {ShopWords} from '~/words';
import type {Notice} from '~/lib/notice';
import type {SignupPlace} from './signup-place';

/** The notice of a successful sign-up (specification, section 8, which has none for a sold-out size). */
export function signupSuccess(words: ShopWords, place: SignupPlace): Notice {
  switch (place.source) {
    case 'footer':
      return words.newsletter.welcomeAboard;
    case 'launch':
      return {
        title: words.newsletter.launchJoined,
        description: words.newsletter.launchPromise(place.title),
      };
    case 'stock':
      return {
        title: words.newsletter.stockJoined,
        description: words.newsletter.stockPromise(place.title),
      };
    default:
      return words.newsletter.welcomeToList;
  }
}

/** The same, with the remaining step. */
export function signupToConfirm(words: ShopWords, place: SignupPlace): Notice {
  return {...signupSuccess(words, place), detail: words.newsletter.pleaseConfirm};
}

/** The title of a failed sign-up (specification, section 8). */
export function signupFailure(words: ShopWords, {source}: SignupPlace): string {
  return source === 'launch' ? words.newsletter.launchFailed : words.newsletter.failed;
}
