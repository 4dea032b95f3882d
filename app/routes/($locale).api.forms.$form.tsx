import type {ActionFunctionArgs, AppLoadContext} from '@shopify/remix-oxygen';
import {submitCommission} from '~/features/commission/submit-commission.server';
import {sendMessage} from '~/features/contact/send-message.server';
import {askForVisit} from '~/features/exhibitions/ask-for-visit.server';
import {requestHold} from '~/features/hold/request-hold.server';
import {signUp} from '~/features/newsletter/sign-up.server';
import {findOrder} from '~/features/order/find-order.server';
import {respondFormJson, type FormAnswer} from '~/lib/forms/form-response.server';
import type {FormValues} from '~/lib/forms/form-result';
import {readForm} from '~/lib/forms/read-form.server';
import {noPage} from '~/lib/requests/no-page';

type SubmitForm = (context: AppLoadContext, values: FormValues) => Promise<FormAnswer>;

const FORMS = new Map<string, SubmitForm>([
  ['contact', sendMessage],
  ['exhibitions', askForVisit],
  ['hold', requestHold],
  ['newsletter', signUp],
  ['order', findOrder],
]);

export {noPage as loader};

/** Every form of `useValidatedForm` posts here with JavaScript. Without it, the form posts to its page. */
export async function action({request, context, params}: ActionFunctionArgs) {
  if (params.form === 'commissions') {
    // Reads the request itself, because a browser without JavaScript posts files to the page.
    return respondFormJson(await submitCommission(request, context));
  }
  const submit = FORMS.get(params.form ?? '');
  return submit ? respondFormJson(await submit(context, await readForm(request))) : noPage();
}
