import type {SignupSource} from '~/lib/analytics/events';
import type {FormValues} from '~/lib/forms/form-result';

/** Where a sign-up form stands: in the foot of every page, on the home page, on a page of its own, or by a coming launch. */
export type SignupPlace =
  {source: 'footer' | 'home' | 'page'} | {source: 'launch'; handle: string; title: string};

/** A title is the visitor's own to read again, but no novel. */
const LONGEST_TITLE = 200;

/** The place that a posted form names; what names none is the page of its own. */
export function readSignupPlace({source, handle, title}: FormValues): SignupPlace {
  if (source === 'footer' || source === 'home') return {source};
  if (source !== 'launch' || !handle) return {source: 'page'};
  return {source, handle, title: title?.trim().slice(0, LONGEST_TITLE) || handle};
}

/** The hidden fields by which a form names its place. */
export function placeFields(place: SignupPlace): FormValues {
  return {...place};
}

/** The place's name where sign-ups are counted (specification, section 7). */
export const SIGNUP_SOURCES: Record<SignupPlace['source'], SignupSource> = {
  home: 'homepage',
  launch: 'product_page_priority',
  footer: 'footer',
  page: 'newsletter_page',
};
