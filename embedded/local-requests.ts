import type {Handler} from './http';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Only handles requests to this machine's own names. A foreign page can point a name of its own at 127.0.0.1 and then
 * read what is there as its own (DNS rebinding); the browser still sends that name as `Host`.
 */
export function withLocalHost(handler: Handler): Handler {
  return async (request) =>
    LOCAL_HOSTS.has(new URL(request.url).hostname)
      ? handler(request)
      : forbidden('Only reachable as localhost');
}

/**
 * Also rejects requests that a browser sends for a page of another origin: a form or a `fetch` of any site may post to
 * localhost, even where it cannot read the answer. Programs send no `Origin`.
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
