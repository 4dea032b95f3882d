import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {sendMessage} from '~/features/contact/send-message.server';
import {respondFormJson} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {noPage} from '~/lib/requests/no-page';

export {noPage as loader};

/** The contact form posts here with JavaScript. Without it, the form posts to `/contact`. */
export async function action({request, context}: ActionFunctionArgs) {
  return respondFormJson(await sendMessage(context, await readForm(request)));
}
