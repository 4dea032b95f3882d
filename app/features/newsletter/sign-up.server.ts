import language from '#words/language';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {
  COMMISSIONS_TAG,
  HOME_TAG,
  launchTag,
  newsletterFormSchema,
  newsletterRequestSchema,
  PRIORITY_TAG,
  priorityFormSchema,
  similarTag,
  STOCK_TAG,
} from '#contracts/newsletter';
import {guardFields} from '~/lib/backend/guard-fields';
import {invokeFunction} from '~/lib/backend/functions.server';
import {respondInvalid, respondToOutcome} from '~/lib/forms/form-response.server';
import type {FormValues} from '~/lib/forms/form-result';
import {withoutToken} from '~/lib/requests/private-path';
import {signupFailure, signupSuccess} from './messages';
import {findSignupWork} from './find-signup-work.server';
import {readSignupPlace} from './read-signup-place';
import type {SignupPlace} from './signup-place';

/** Signs an e-mail address up, with the tags of the form's place. */
export async function signUp(context: AppLoadContext, values: FormValues) {
  const place = readSignupPlace(values);
  const schema = 'handle' in place ? priorityFormSchema : newsletterFormSchema;
  const form = schema.safeParse(values);
  if (!form.success) return respondInvalid(form.error, values);

  const tags = signupTags(place);
  const about = 'handle' in place ? await findSignupWork(context, place) : null;
  const page = newsletterRequestSchema.shape.page.safeParse(
    values.page && language.path + withoutToken(values.page),
  );
  const outcome = await invokeFunction(context, 'newsletter-signup', {
    ...form.data,
    ...(tags.length > 0 && {tags}),
    // An invalid path must not fail the sign-up.
    page: page.success ? page.data : undefined,
    ...about,
    language: language.code,
    ...guardFields(values),
  });
  return respondToOutcome(outcome, {
    success: signupSuccess(place),
    failure: signupFailure(place),
    values,
  });
}

/** The tags that show the artist where somebody signed up (specification, section 7, but for the last two); none for the footer. */
export function signupTags(place: SignupPlace): string[] {
  switch (place.source) {
    case 'footer':
      return [];
    case 'home':
      return [PRIORITY_TAG, HOME_TAG];
    case 'page':
      return [PRIORITY_TAG];
    case 'commissions':
      return [PRIORITY_TAG, COMMISSIONS_TAG];
    case 'launch':
      return [PRIORITY_TAG, launchTag(place.handle)];
    case 'stock':
      return [STOCK_TAG];
    case 'similar':
      return [similarTag(place.handle)];
  }
}
