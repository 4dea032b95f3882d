import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {requestHold} from '~/features/hold/request-hold.server';
import {respondFormJson} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {noPage} from '~/lib/requests/no-page';

export {noPage as loader};

/** The form on `/product/{handle}/hold` posts here with JavaScript. Without it, the form posts to its page. */
export async function action({request, context, params}: ActionFunctionArgs) {
  const values = await readForm(request);
  return respondFormJson(await requestHold(context, {...values, handle: params.handle ?? ''}));
}
