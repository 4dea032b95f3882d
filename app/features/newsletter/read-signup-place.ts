import type {FormValues} from '~/lib/forms/form-result';
import type {SignupPlace, WorkPlace} from './signup-place';

/** The title is shown to the visitor again; a forged one is truncated. */
const MAX_TITLE_LENGTH = 200;

const WORK_SOURCES: readonly string[] = ['launch', 'stock'] satisfies WorkPlace['source'][];

/** The form's place from its hidden fields; without them, the newsletter page. */
export function readSignupPlace({source = '', handle, title, item}: FormValues): SignupPlace {
  if (source === 'footer' || source === 'home' || source === 'commissions') return {source};
  if (!WORK_SOURCES.includes(source) || !handle) return {source: 'page'};
  return {
    source: source as WorkPlace['source'],
    handle,
    title: title?.trim().slice(0, MAX_TITLE_LENGTH) || handle,
    ...(item && {item}),
  };
}
