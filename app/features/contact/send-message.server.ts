import type {AppLoadContext} from '@shopify/remix-oxygen';
import {contactFormSchema} from '#contracts/contact';
import {findEmailWork} from '~/shop/product/email-work.server';
import {submitForm, type FormAnswer} from '~/lib/forms/form-response.server';
import {invalid, type FormValues} from '~/lib/forms/form-result';

export async function sendMessage(
  context: AppLoadContext,
  values: FormValues,
): Promise<FormAnswer> {
  const {words} = context;
  const form = contactFormSchema(words.shared).safeParse(values);
  if (!form.success) return {status: 400, result: invalid(words, form.error, values)};
  // The emails show the work that the message is about, with the storefront's data.
  const work = await findEmailWork(context, values.work);
  const {sent: success, failed: failure} = words.contact;
  return submitForm(
    context,
    'contact-form-submit',
    {...form.data, work},
    {success, failure, values},
  );
}
