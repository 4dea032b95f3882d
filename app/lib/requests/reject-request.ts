import {plainPage} from './plain-page';

/** Methods that only this site's own pages may use. */
const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** `.` in a regular expression doesn't match these, so not even the splat route does. */
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/**
 * The response to a request that Remix must not get, as a page with a link to the shop; null for every other request.
 * Remix would log or render a stack, or respond with a bare error.
 */
export function rejectRequest(request: Request): Response | null {
  if (isCrossSitePost(request)) return plainPage(request, 403, 'crossSite');
  if (isMalformedPath(request)) return plainPage(request, 404, 'notFound');
  if (isBadRequest(request)) return plainPage(request, 400, 'badRequest');
  if (isRead(request) || request.method === 'POST') return null;
  // Remix would also run the action for PUT, PATCH and DELETE.
  return rejectMethod(request, 'GET, HEAD, POST');
}

function rejectMethod(request: Request, allowed: string): Response {
  const response = plainPage(request, 405, 'method');
  response.headers.set('Allow', allowed);
  return response;
}

/**
 * Replaces a response of Remix that isn't for a visitor: a post to a route without an action, whose page contains the
 * stack of Remix's error, and a resource that doesn't exist.
 */
export function replaceResponse(request: Request, response: Response): Response {
  if (request.method === 'POST' && response.status === 405) {
    return rejectMethod(request, 'GET, HEAD');
  }
  return isMissingResource(request, response) ? plainPage(request, 404, 'notFound') : response;
}

/**
 * Whether another site's page sent this request, or a page with `Origin: null`. Without `Origin`, it checks
 * `Sec-Fetch-Site` and, for older browsers, `Referer`. Requests without any of the three don't come from a browser and
 * are allowed, such as a mail provider's one-click unsubscribe (RFC 8058).
 *
 * Remix's own check isn't enough: it covers no resource route such as `/api/forms/contact`, reads `Origin` only, and responds
 * with an empty 500.
 */
export function isCrossSitePost({method, headers}: Request): boolean {
  if (!UNSAFE_METHODS.has(method)) return false;
  const site = headers.get('Sec-Fetch-Site');
  // `same-site` is rejected too: no form of the hosted checkout posts here. `none` is the visitor's own navigation.
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const from = headers.get('Origin') ?? headers.get('Referer');
  if (from === null) return false;
  const host = headers.get('X-Forwarded-Host')?.split(',')[0]?.trim() || headers.get('Host');
  return !URL.canParse(from) || new URL(from).host !== host;
}

/** Whether a path has invalid percent-encoding (`/%E0%A4%A`) or a line break. Remix matches no route for it. */
function isMalformedPath({url}: Request): boolean {
  try {
    return LINE_BREAK.test(decodeURIComponent(new URL(url).pathname));
  } catch {
    return true;
  }
}

/**
 * GET or HEAD with a body, or a request for one route's data in the format before single fetch. Browsers send neither.
 */
function isBadRequest(request: Request): boolean {
  return (
    (isRead(request) && request.body !== null) || new URL(request.url).searchParams.has('_data')
  );
}

/**
 * Whether a visitor opened the URL of a resource that doesn't exist, such as `/share/x`. A resource route renders no
 * page. The shop's own scripts and pictures declare their destination (`Sec-Fetch-Dest`) and get the bare response.
 */
function isMissingResource(request: Request, {status, headers}: Response): boolean {
  const destination = request.headers.get('Sec-Fetch-Dest') ?? 'document';
  const isDocument = isRead(request) && destination === 'document';
  return isDocument && status === 404 && !headers.get('Content-Type')?.startsWith('text/html');
}

function isRead({method}: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
