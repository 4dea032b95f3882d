import type {SignupSource} from '~/lib/analytics/events';
import type {SignupPlace} from './signup-place';

/** The analytics name of each place (specification, section 7). */
export const SIGNUP_SOURCES: Record<SignupPlace['source'], SignupSource> = {
  home: 'homepage',
  launch: 'product_page_priority',
  stock: 'product_page_stock',
  similar: 'gallery_work',
  footer: 'footer',
  page: 'newsletter_page',
  commissions: 'commissions_page',
};
