import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {emptyResponse, noPage} from '~/lib/requests/post-responses';
import {VIOLATIONS_TYPE} from '~/lib/security/content-security-policy';
import {createViolationCounter} from '~/lib/security/violation-counter';
import {parseJson} from '~/lib/read-json';

/** A report has a few hundred bytes; a browser tells its length. */
const MAX_REPORT_BYTES = 8192;

const violations = createViolationCounter();

export {noPage as loader};

/** Counts a browser's report of the content security policy (`report-uri`). */
export async function action({request}: ActionFunctionArgs) {
  if (request.method !== 'POST') return emptyResponse(405, {Allow: 'POST'});
  if (!violations.isOpen()) return emptyResponse(429);
  const {headers} = request;
  if (headers.get('content-type')?.split(';')[0] !== VIOLATIONS_TYPE) return emptyResponse(415);
  const bytes = Number(headers.get('content-length') ?? NaN);
  if (!(bytes <= MAX_REPORT_BYTES)) return emptyResponse(Number.isNaN(bytes) ? 411 : 413);
  return emptyResponse(violations.count(parseJson(await request.text())) ? 204 : 400);
}
