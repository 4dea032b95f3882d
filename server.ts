import type {ServerBuild} from '@shopify/remix-oxygen';
import {BUILDS} from 'virtual:shop/other-languages';
import * as firstBuild from 'virtual:remix/server-build';
import {createAppLoadContext} from '~/lib/context';
import {isCacheOn, writesEveryRequest} from '~/lib/env.server';
import {splitPath} from '~/lib/language/split-path';
import {createBuildHandler, type BuildHandler} from '~/lib/requests/build-handler';
import {isCrossSitePost, refuseCrossSitePost} from '~/lib/security/cross-site-post';
import {limitBody, refuseLargeBody} from '~/lib/requests/body-limit';
import {redirectToCanonicalPath} from '~/lib/requests/canonical-path';
import {isMissingResource, respondMissingResource} from '~/lib/requests/missing-resource';
import {isRefusedMethod, refuseMethod} from '~/lib/requests/refused-method';
import {withSecurityHeaders} from '~/lib/security/security-headers';
import {allowSharedCache} from '~/lib/caching/shared-cache';
import {createBreaker} from '~/lib/storefront/calls';
import {createHealthTracker} from '~/lib/observability/health';
import {logFailure} from '~/lib/observability/log';
import {createRequestLog, type RequestLog} from '~/lib/observability/request-log';
import {isBadRequest, refuseBadRequest} from '~/lib/requests/bad-request';
import {isMalformedPath, respondMalformedPath} from '~/lib/requests/malformed-path';
import {respondFailure} from '~/lib/requests/plain-page';

const health = createHealthTracker();
const breaker = createBreaker();

const firstHandler = createBuildHandler(firstBuild);
/** Of the other languages, by their codes: made when the first visitor asks for one, for a worker's start must be short. */
const otherHandlers = new Map<string, BuildHandler>();

/** The handler of an address by its language, and the path without that. */
function findHandler(pathname: string) {
  const {language, path} = splitPath(pathname);
  const build: ServerBuild | undefined = BUILDS[language];
  // A development server has one language, and its own prefix in the routes' base name.
  if (!build) return {handler: firstHandler, language, path};
  const handler = otherHandlers.get(language) ?? createBuildHandler(build);
  otherHandlers.set(language, handler);
  return {handler, language, path};
}

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
    return requestLog.finish(response, () => {
      if (isMalformedPath(request)) return null;
      const {handler, path} = findHandler(new URL(request.url).pathname);
      return handler.findRoute(path);
    });
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
    if (isBadRequest(visitorRequest)) return refuseBadRequest(visitorRequest);
    const redirection = redirectToCanonicalPath(visitorRequest, (pathname) => {
      const {handler, path} = findHandler(pathname);
      return handler.hasRoute(path);
    });
    if (redirection) return redirection;
    const {handler, language, path} = findHandler(new URL(visitorRequest.url).pathname);
    const routeId = handler.findRoute(path);
    if (isRefusedMethod(visitorRequest, routeId, handler.routes))
      return refuseMethod(visitorRequest, routeId, handler.routes);
    const bounded = limitBody(visitorRequest, routeId);
    if (!bounded) return refuseLargeBody(visitorRequest);
    const context = await createAppLoadContext(bounded, env, executionContext, {
      buildFile: handler.manifestUrl,
      language,
      requestLog,
      health,
      breaker,
    });
    const response = await handler.handle(bounded, context);
    const isMissing = isMissingResource(bounded, response, handler.routes[routeId ?? '']);
    return isMissing ? respondMissingResource(bounded) : response;
  } catch (error) {
    logFailure('request', error, requestLog.id);
    return respondFailure(request);
  }
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
