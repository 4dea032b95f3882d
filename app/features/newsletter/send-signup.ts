import {showToast} from '~/components/show-toast';
import {track} from '~/lib/analytics/track';
import {isFormResult, type FormResult} from '~/lib/forms/form-result';
import {sendForm} from '~/lib/forms/send-form';
import {localPath} from '~/lib/language/local-path';
import {readJson} from '~/lib/read-json';
import {signupFailure} from './messages';
import type {SignupPlace} from './signup-place';
import {SIGNUP_SOURCES} from './signup-sources';

/**
 * Sends a sign-up from the page that it is on. Not with a fetcher, for which Remix would first load the code of another route,
 * and would reload the page where it can't. Never rejects.
 */
export function sendSignup(place: SignupPlace, body: URLSearchParams): Promise<FormResult> {
  async function post() {
    const response = await fetch(localPath('/api/newsletter'), {method: 'POST', body});
    return readJson(response, isFormResult);
  }
  return sendForm(post, {
    failure: signupFailure(place),
    announce: showToast,
    onSuccess() {
      if (place.source === 'stock') return;
      track({event: 'newsletter_signup', source: SIGNUP_SOURCES[place.source]});
    },
  });
}
