import type {SignupSource} from '~/lib/analytics/events';
import type {SignupPlace} from './signup-place';

/** The analytics name of each place (specification, section 7). A wait for a sold-out size is no sign-up. */
export const SIGNUP_SOURCES: Record<Exclude<SignupPlace['source'], 'stock'>, SignupSource> = {
  home: 'homepage',
  launch: 'product_page_priority',
  footer: 'footer',
  page: 'newsletter_page',
  commissions: 'commissions_page',
};
