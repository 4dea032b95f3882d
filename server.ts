import {createRequestHandler} from '@shopify/remix-oxygen';
import * as build from 'virtual:remix/server-build';
import {createAppLoadContext} from '~/lib/context';
import {isCacheOn, writesEveryRequest} from '~/lib/env.server';
import {splitPath} from '~/lib/language/split-path';
import {limitBody} from '~/lib/requests/body-limit';
import {canonicalPath, redirectToCanonicalPath} from '~/lib/requests/canonical-path';
import {createRouteFinder} from '~/lib/requests/find-route';
import {plainPage} from '~/lib/requests/plain-page';
import {
  isMalformedPath,
  isMissingResource,
  rejectRequest,
  type Route,
} from '~/lib/requests/reject-request';
import {withSecurityHeaders} from '~/lib/security/security-headers';
import {allowSharedCache} from '~/lib/caching/shared-cache';
import {createBreaker} from '~/lib/storefront/calls';
import {logFailure} from '~/lib/observability/log';
import {createRequestLog, type RequestLog} from '~/lib/observability/request-log';

const breaker = createBreaker();
const findRoute = createRouteFinder(build.routes);

export default {
  async fetch(request: Request, env: Env, executionContext: ExecutionContext): Promise<Response> {
    const requestLog = createRequestLog(request, {writesEveryRequest: writesEveryRequest(env)});
    const path = canonicalPath(new URL(request.url).pathname);
    const route = isMalformedPath(request) ? undefined : findRoute(path);

    /** Creates the context for loaders and actions, and passes the request to Remix. */
    async function handle(bounded: Request): Promise<Response> {
      const context = await createAppLoadContext(bounded, env, executionContext, {
        language: splitPath(path).language,
        requestLog,
        breaker,
      });
      const handleRequest = createRequestHandler({
        build,
        mode: process.env.NODE_ENV,
        getLoadContext: () => context,
        poweredByHeader: false,
        // A page that sets one visitor's Shopify cookies can't be cached for others.
        collectTrackingInformation: false,
      });
      return handleRequest(bounded);
    }

    const response = withSecurityHeaders(
      await respond(withForwardedHost(request), route, requestLog, handle),
      request,
    );
    if (isCacheOn(env) && response.ok) allowSharedCache(response.headers);
    return requestLog.finish(response, route?.id ?? null);
  },
};

/** Responds to requests that Remix must not get, and passes all others to `handle`. */
async function respond(
  request: Request,
  route: Route,
  requestLog: RequestLog,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  try {
    const early = rejectRequest(request, route) ?? redirectToCanonicalPath(request, route);
    if (early) return early;
    const bounded = limitBody(request, route?.id ?? null);
    if (!bounded) return plainPage(request, 413, 'largeBody');
    const response = await handle(bounded);
    return isMissingResource(bounded, response) ? plainPage(request, 404, 'notFound') : response;
  } catch (error) {
    logFailure('request', error, requestLog.id);
    return plainPage(request, 500, 'failed');
  }
}

/**
 * Vite's development server forwards the request to the worker with another port. Without the visitor's host, Remix
 * rejects every form post as cross-site.
 */
function withForwardedHost(request: Request): Request {
  if (process.env.NODE_ENV !== 'development') return request;
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-host', new URL(request.url).host);
  return new Request(request, {headers});
}
