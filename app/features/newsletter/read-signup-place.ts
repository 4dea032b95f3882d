import type {FormValues} from '~/lib/forms/form-result';
import type {SignupPlace} from './signup-place';

/** A title is the visitor's own to read again, but no novel. */
const LONGEST_TITLE = 200;

/** The place that a posted form names; what names none is the page of its own. */
export function readSignupPlace({source, handle, title}: FormValues): SignupPlace {
  if (source === 'footer' || source === 'home') return {source};
  if (source !== 'launch' || !handle) return {source: 'page'};
  return {source, handle, title: title?.trim().slice(0, LONGEST_TITLE) || handle};
}
