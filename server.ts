import {createRequestHandler, type AppLoadContext} from '@shopify/remix-oxygen';
import * as remixBuild from 'virtual:remix/server-build';
import {createAppLoadContext} from '~/lib/context';
import {isCacheOn, writesEveryRequest} from '~/lib/env.server';
import {isCrossSitePost, refuseCrossSitePost} from '~/lib/security/cross-site-post';
import {limitBody, refuseLargeBody} from '~/lib/requests/body-limit';
import {redirectToCanonicalPath} from '~/lib/requests/canonical-path';
import {isRefusedMethod, refuseMethod} from '~/lib/requests/refused-method';
import {isForRouter, isStrayAddress, withoutResourceRoutes} from '~/lib/requests/stray-address';
import {withSecurityHeaders} from '~/lib/security/security-headers';
import {allowSharedCache} from '~/lib/caching/shared-cache';
import {createBreaker} from '~/lib/storefront/breaker';
import {createRouteFinder} from '~/lib/observability/find-route';
import {createHealthTracker} from '~/lib/observability/health';
import {logFailure} from '~/lib/observability/log';
import {createRequestLog, type RequestLog} from '~/lib/observability/request-log';
import {isMalformedPath, respondMalformedPath} from '~/lib/requests/malformed-path';
import {respondFailure} from '~/lib/requests/plain-page';
import {firstSegment, groupRoutes} from '~/lib/requests/route-groups';

const health = createHealthTracker();
const breaker = createBreaker();
const findRoute = createRouteFinder(remixBuild.routes);

/** The context of each request under way: a handler is made once, because Remix derives its routes anew for each. */
const contexts = new WeakMap<Request, AppLoadContext>();
const handleAll = createHandler(remixBuild);
const handlersBySegment = new Map(
  [...groupRoutes(remixBuild)].map(([segment, build]) => [segment, createHandler(build)]),
);
const handlePages = createHandler(withoutResourceRoutes(remixBuild));

/** The route of the 404 page. */
const SPLAT_ROUTE = 'routes/$';

export default {
  async fetch(request: Request, env: Env, executionContext: ExecutionContext): Promise<Response> {
    const requestLog = createRequestLog(request, {
      writesEveryRequest: writesEveryRequest(env),
      sendsServerTiming: process.env.NODE_ENV === 'development',
      onCall: health.record,
    });
    const response = withSecurityHeaders(
      await respond(request, env, executionContext, requestLog),
      request,
    );
    if (isCacheOn(env) && response.ok) allowSharedCache(response.headers);
    const {pathname} = new URL(request.url);
    return requestLog.finish(response, () =>
      isMalformedPath(request) ? null : findRoute(pathname),
    );
  },
};

async function respond(
  request: Request,
  env: Env,
  executionContext: ExecutionContext,
  requestLog: RequestLog,
): Promise<Response> {
  try {
    const visitorRequest =
      process.env.NODE_ENV === 'development' ? withForwardedHost(request) : request;
    if (isCrossSitePost(visitorRequest)) return refuseCrossSitePost(visitorRequest);
    if (isMalformedPath(visitorRequest)) return respondMalformedPath(visitorRequest);
    const redirection = redirectToCanonicalPath(
      visitorRequest,
      (path) => ![null, SPLAT_ROUTE].includes(findRoute(path)),
    );
    if (redirection) return redirection;
    const {method, url} = visitorRequest;
    const {pathname} = new URL(url);
    // What follows asks for the route of a post alone: matching all of them took a twelfth of a page's time.
    const routeId = method === 'GET' ? null : findRoute(pathname);
    if (isRefusedMethod(visitorRequest, routeId, remixBuild.routes))
      return refuseMethod(visitorRequest);
    const bounded = limitBody(visitorRequest, routeId);
    if (!bounded) return refuseLargeBody(visitorRequest);
    const context = await createAppLoadContext(bounded, env, executionContext, {
      requestLog,
      health,
      breaker,
    });
    contexts.set(bounded, context);
    if (isForRouter(bounded)) return await handlePages(bounded);
    const handle = handlersBySegment.get(firstSegment(pathname)) ?? handleAll;
    const response = await handle(bounded);
    if (response.status !== 404) return response;
    const isStray = isStrayAddress(bounded, response, remixBuild.routes[findRoute(pathname) ?? '']);
    return isStray ? await handlePages(bounded) : response;
  } catch (error) {
    logFailure('request', error, requestLog.id);
    return respondFailure(request);
  }
}

function createHandler(build: typeof remixBuild) {
  return createRequestHandler({
    build,
    mode: process.env.NODE_ENV,
    getLoadContext: (request) => contexts.get(request)!,
    poweredByHeader: false,
    // A page that sets one visitor's Shopify cookies cannot be cached for others.
    collectTrackingInformation: false,
  });
}

/**
 * Vite's development server forwards the request to the worker with another port. Without the visitor's host Remix
 * rejects every form post as cross-site.
 */
function withForwardedHost(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-host', new URL(request.url).host);
  return new Request(request, {headers});
}
