import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {askForVisit} from '~/features/exhibitions/ask-for-visit.server';
import {respondFormJson} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {noPage} from '~/lib/requests/no-page';

export {noPage as loader};

/** The form that asks for a visit posts here with JavaScript. Without it, the form posts to `/exhibitions`. */
export async function action({request, context}: ActionFunctionArgs) {
  return respondFormJson(await askForVisit(context, await readForm(request)));
}
