import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {submitCommission} from '~/features/commission/submit-commission.server';
import {respondFormJson} from '~/lib/forms/form-response.server';
import {noPage} from '~/lib/requests/no-page';

export {noPage as loader};

/** The commission form posts here with JavaScript. Without it, the form posts to `/commissions`, with its pictures. */
export async function action({request, context}: ActionFunctionArgs) {
  return respondFormJson(await submitCommission(request, context));
}
