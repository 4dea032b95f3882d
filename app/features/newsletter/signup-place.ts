import type {SignupSource} from '~/lib/analytics/events';
import type {FormValues} from '~/lib/forms/form-result';

/**
 * Where a sign-up form is: in the footer, on the home page, on its own page, at the closed commission desk, beside a coming
 * launch, or beside sold-out sizes. The form's hidden fields contain it.
 */
export type SignupPlace = {source: 'footer' | 'home' | 'page' | 'commissions'} | WorkPlace;

export interface WorkPlace {
  source: 'launch' | 'stock';
  handle: string;
  title: string;
  /** What one letter is wanted about: Shopify's id of the coming work or of the size. Of several sizes the visitor chooses one. */
  item?: string;
}

/** The analytics name of each place (specification, section 7). A wait for a sold-out size is no sign-up. */
export const SIGNUP_SOURCES: Record<Exclude<SignupPlace['source'], 'stock'>, SignupSource> = {
  home: 'homepage',
  launch: 'product_page_priority',
  footer: 'footer',
  page: 'newsletter_page',
  commissions: 'commissions_page',
};

/** The title is shown to the visitor again; a forged one is truncated. */
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
