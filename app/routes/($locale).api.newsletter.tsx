import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {signUp} from '~/features/newsletter/sign-up.server';
import {respondFormJson} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {noPage} from '~/lib/requests/no-page';

export {noPage as loader};

/** Every sign-up form posts here with JavaScript. Without it, the form posts to `/newsletter`. */
export async function action({request, context}: ActionFunctionArgs) {
  return respondFormJson(await signUp(context, await readForm(request)));
}
