import type {FormValues} from '~/lib/forms/form-result';
import type {SignupPlace} from './signup-place';

/** The title is shown to the visitor again; a forged one is truncated. */
const MAX_TITLE_LENGTH = 200;

/** The form's place from its hidden fields; without them, the newsletter page. */
export function readSignupPlace({source, handle, title}: FormValues): SignupPlace {
  if (source === 'footer' || source === 'home' || source === 'commissions') return {source};
  if (source !== 'launch' || !handle) return {source: 'page'};
  return {source, handle, title: title?.trim().slice(0, MAX_TITLE_LENGTH) || handle};
}
