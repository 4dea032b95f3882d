import {newsletterFormSchema, priorityFormSchema} from '#contracts/newsletter';
import type {SignupSource} from '~/lib/analytics/events';
import type {FormValues} from '~/lib/forms/form-result';
import type {Notice} from '~/lib/notice';
import type {ShopWords} from '~/words';

/**
 * The place of a sign-up form: the footer, the home page, its own page, the closed commission desk, a coming-soon work,
 * or sold-out sizes. The form's hidden fields contain it.
 */
export type SignupPlace = {source: 'footer' | 'home' | 'page' | 'commissions'} | WorkSignupPlace;

export interface WorkSignupPlace {
  source: 'launch' | 'stock';
  handle: string;
  title: string;
  /**
   * The item that the visitor wants an email about: Shopify's id of the coming-soon work or of the size. The visitor
   * chooses one of several sizes.
   */
  item?: string;
}

/** The analytics name of each place (specification, section 7). A wait for a sold-out size isn't a sign-up. */
export const SIGNUP_SOURCES: Record<Exclude<SignupPlace['source'], 'stock'>, SignupSource> = {
  home: 'homepage',
  launch: 'product_page_priority',
  footer: 'footer',
  page: 'newsletter_page',
  commissions: 'commissions_page',
};

/** The visitor sees the title again, so a forged one is truncated. */
const MAX_TITLE_LENGTH = 200;

/** The form's place from its hidden fields; without them, the newsletter page. */
export function readSignupPlace({source, handle, title, item}: FormValues): SignupPlace {
  if (source === 'footer' || source === 'home' || source === 'commissions') return {source};
  if ((source !== 'launch' && source !== 'stock') || !handle) return {source: 'page'};
  return {
    source,
    handle,
    title: title?.trim().slice(0, MAX_TITLE_LENGTH) || handle,
    ...(item && {item}),
  };
}

/**
 * The priority list and other forms beside a work require a standard email address. Other sign-ups require only an @
 * (specification, section 5).
 */
export function signupSchema(words: ShopWords, place: SignupPlace) {
  return 'handle' in place ? priorityFormSchema(words.shared) : newsletterFormSchema(words.shared);
}

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

/** The title of a failed sign-up (specification, section 8). */
export function signupFailure(words: ShopWords, {source}: SignupPlace): string {
  return source === 'launch' ? words.newsletter.launchFailed : words.newsletter.failed;
}
