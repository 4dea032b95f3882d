import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {emptyResponse, noPage} from '~/lib/requests/post-responses';
import {createViolationCounter} from '~/lib/security/violation-counter';
import {parseJson} from '~/lib/read-json';

const countViolation = createViolationCounter();

export {noPage as loader};

/** Counts a browser's report of the content security policy (`report-uri`). */
export async function action({request}: ActionFunctionArgs) {
  return emptyResponse(countViolation(parseJson(await request.text())) ? 204 : 400);
}
