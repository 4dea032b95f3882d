import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {emptyResponse, noPage} from '~/lib/requests/post-responses';
import {logViolation} from '~/lib/security/log-violation';
import {parseJson} from '~/lib/read-json';

export {noPage as loader};

/** Logs a browser's report of the content security policy (`report-uri`). */
export async function action({request}: ActionFunctionArgs) {
  return emptyResponse(logViolation(parseJson(await request.text())) ? 204 : 400);
}
