import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {findOrder} from '~/features/order/find-order.server';
import {respondFormJson} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {noPage} from '~/lib/requests/no-page';

export {noPage as loader};

/** The form on `/order` posts here with JavaScript. Without it, the form posts to `/order`. */
export async function action({request, context}: ActionFunctionArgs) {
  return respondFormJson(await findOrder(context, await readForm(request)));
}
