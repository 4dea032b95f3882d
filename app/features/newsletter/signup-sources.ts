import type {SignupSource} from '~/lib/analytics/events';
import type {SignupPlace} from './signup-place';

/** The place's name where sign-ups are counted (specification, section 7). */
export const SIGNUP_SOURCES: Record<SignupPlace['source'], SignupSource> = {
  home: 'homepage',
  launch: 'product_page_priority',
  footer: 'footer',
  page: 'newsletter_page',
};
