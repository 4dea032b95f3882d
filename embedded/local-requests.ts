import type {Handler} from './http';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Handles only requests to this machine's own names. Another site can point a name at 127.0.0.1 and then read the
 * responses as its own (DNS rebinding), but the browser still sends that name as `Host`.
 */
export function withLocalHost(handler: Handler): Handler {
  return async (request) =>
    LOCAL_HOSTS.has(new URL(request.url).hostname)
      ? handler(request)
      : forbidden('Only reachable as localhost');
}

/**
 * Also rejects requests that a browser sends for a page of another origin: any site's form or `fetch` may post to
 * localhost, even if it can't read the response. Programs send no `Origin`.
 */
export function withOwnOrigin(handler: Handler): Handler {
  return withLocalHost(async (request) => {
    const origin = request.headers.get('origin');
    return origin === null || origin === new URL(request.url).origin
      ? handler(request)
      : forbidden('Not for pages of other origins');
  });
}

function forbidden(message: string): Response {
  return Response.json({errors: message}, {status: 403});
}
