import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {VIOLATIONS_TYPE} from '~/lib/security/content-security-policy';
import {createViolationCounter} from '~/lib/security/violation-counter';
import {parseJson} from '~/lib/read-json';

/** A report has a few hundred bytes; a browser tells its length. */
const MAX_REPORT_BYTES = 8192;

const violations = createViolationCounter();

/** Takes reports and renders no page. */
export function loader() {
  return new Response('Not Found', {status: 404});
}

/** Counts a browser's report of the content security policy (`report-uri`). */
export async function action({request}: ActionFunctionArgs) {
  if (request.method !== 'POST') return respond(405, {Allow: 'POST'});
  if (!violations.isOpen()) return respond(429);
  const {headers} = request;
  if (headers.get('content-type')?.split(';')[0] !== VIOLATIONS_TYPE) return respond(415);
  const bytes = Number(headers.get('content-length') ?? NaN);
  if (!(bytes <= MAX_REPORT_BYTES)) return respond(Number.isNaN(bytes) ? 411 : 413);
  return respond(violations.count(parseJson(await request.text())) ? 204 : 400);
}

function respond(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {status, headers: {'Cache-Control': 'no-store', ...headers}});
}
