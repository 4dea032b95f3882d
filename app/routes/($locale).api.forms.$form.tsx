import type {ActionFunctionArgs, AppLoadContext} from '@shopify/remix-oxygen';
import {submitCommission} from '~/features/commission/submit-commission.server';
import {sendMessage} from '~/features/contact/send-message.server';
import {askForVisit} from '~/features/exhibitions/ask-for-visit.server';
import {requestHold} from '~/features/hold/request-hold.server';
import {signUp} from '~/features/newsletter/sign-up.server';
import {findOrder} from '~/features/order/find-order.server';
import {respondFormJson, type FormAnswer} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {noPage} from '~/lib/requests/no-page';

type SubmitForm = (request: Request, context: AppLoadContext) => Promise<FormAnswer>;

const FORMS = new Map<string, SubmitForm>([
  ['contact', async (request, context) => sendMessage(context, await readForm(request))],
  ['exhibitions', async (request, context) => askForVisit(context, await readForm(request))],
  ['hold', async (request, context) => requestHold(context, await readForm(request))],
  ['newsletter', async (request, context) => signUp(context, await readForm(request))],
  ['order', async (request, context) => findOrder(context, await readForm(request))],
  ['commissions', submitCommission],
]);

export {noPage as loader};

/** Every form of `useValidatedForm` posts here with JavaScript. Without it, the form posts to its page. */
export async function action({request, context, params}: ActionFunctionArgs) {
  const submit = FORMS.get(params.form ?? '');
  return submit ? respondFormJson(await submit(request, context)) : noPage();
}
