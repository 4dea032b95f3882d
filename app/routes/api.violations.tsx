import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {noPage} from '~/lib/requests/no-page';
import {logViolation} from '~/lib/security/log-violation';
import {parseJson} from '~/lib/read-json';

export {noPage as loader};

/** Logs a browser's report of the content security policy (`report-uri`). */
export async function action({request}: ActionFunctionArgs) {
  const isReport = logViolation(parseJson(await request.text()));
  return new Response(null, {status: isReport ? 204 : 400});
}
