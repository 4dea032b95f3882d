import type {AppLoadContext} from '@shopify/remix-oxygen';
import {contactFormSchema} from '#contracts/contact';
import {guardFields} from '~/lib/backend/guard-fields';
import {submitToFunction} from '~/lib/backend/functions.server';
import {findEmailWork} from '~/shop/product/email-work.server';
import {respondInvalid, respondToOutcome} from '~/lib/forms/form-response.server';
import type {FormValues} from '~/lib/forms/form-result';

export async function sendMessage(context: AppLoadContext, values: FormValues) {
  const {words} = context;
  const form = contactFormSchema(words.shared).safeParse(values);
  if (!form.success) return respondInvalid(words, form.error, values);
  const outcome = await submitToFunction(context, 'contact-form-submit', {
    ...form.data,
    // The emails show the work that the message is about, with the storefront's data.
    work: await findEmailWork(context, values.work),
    language: words.language.code,
    ...guardFields(values),
  });
  return respondToOutcome(words, outcome, {
    success: words.contact.sent,
    failure: words.contact.failed,
    values,
  });
}
