import type {AppLoadContext} from '@shopify/remix-oxygen';
import {COMMISSIONS_TAG, HOME_TAG, launchTag, PRIORITY_TAG} from '#contracts/newsletter';
import {pageShape} from '#contracts/newsletter-requests';
import {signupReplySchema} from '#contracts/reply';
import {callFunction} from '~/lib/backend/functions.server';
import {answerCall, guardFields, type FormAnswer} from '~/lib/forms/form-response.server';
import {invalid, submissionFailed, type FormValues} from '~/lib/forms/form-result';
import {withoutToken} from '~/lib/requests/private-pages';
import {findSignupWork} from './find-signup-work.server';
import {
  readSignupPlace,
  signupFailure,
  signupSchema,
  signupSuccess,
  type SignupPlace,
} from './signup-place';

/**
 * Signs up an email address, with the tags of the form's place. Beside a sold-out size, stores a wait, which isn't a
 * sign-up.
 */
export async function signUp(context: AppLoadContext, values: FormValues): Promise<FormAnswer> {
  const {words} = context;
  const place = readSignupPlace(values);
  const form = signupSchema(words, place).safeParse(values);
  if (!form.success) return {status: 400, result: invalid(words, form.error, values)};

  const about = 'handle' in place ? await findSignupWork(context, place) : {};
  const failure = signupFailure(words, place);
  if (place.source === 'stock' && !about.wait) {
    const reason = words.newsletter.cannotBeWaitedFor;
    return {status: 409, result: submissionFailed(words, failure, reason, values)};
  }
  const page = pageShape.page.safeParse(
    values.page && words.language.path + withoutToken(values.page),
  );
  const body = {
    ...form.data,
    // An invalid path must not fail the sign-up.
    page: page.success ? page.data : undefined,
    ...about,
    language: words.language.code,
    ...guardFields(values),
  };
  const result =
    place.source === 'stock'
      ? await callSignup(context, 'stock-wait', body)
      : await callSignup(context, 'newsletter-signup', {...body, tags: signupTags(place, about)});
  const isDone = result.ok && result.reply.needsNoConfirmation;
  const success = signupSuccess(words, place);
  return answerCall(words, result, {
    success: isDone ? success : {...success, detail: words.newsletter.pleaseConfirm},
    failure,
    values,
  });
}

function callSignup(
  context: AppLoadContext,
  name: 'newsletter-signup' | 'stock-wait',
  body: object,
) {
  return callFunction(context, name, {body, schema: signupReplySchema});
}

/**
 * The tags that show the artist where the visitor signed up (specification, section 7, except for the closed desk).
 * They go to Shopify, so a work that doesn't exist gets none.
 */
export function signupTags(place: SignupPlace, {isUnknown = false} = {}): string[] {
  switch (place.source) {
    case 'footer':
    case 'stock':
      return [];
    case 'home':
      return [PRIORITY_TAG, HOME_TAG];
    case 'page':
      return [PRIORITY_TAG];
    case 'commissions':
      return [PRIORITY_TAG, COMMISSIONS_TAG];
    case 'launch':
      return isUnknown ? [PRIORITY_TAG] : [PRIORITY_TAG, launchTag(place.handle)];
  }
}
