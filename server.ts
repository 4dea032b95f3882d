import {createRequestHandler} from '@shopify/remix-oxygen';
import * as remixBuild from 'virtual:remix/server-build';
import {createAppLoadContext} from '~/lib/context';
import {isCacheOn, writesEveryRequest} from '~/lib/env.server';
import {isForeignPost, refuseForeignPost} from '~/lib/security/foreign-post';
import {limitBody, refuseLargeBody} from '~/lib/requests/body-limit';
import {isRefusedMethod, refuseMethod} from '~/lib/requests/refused-method';
import {withSecurityHeaders} from '~/lib/security/security-headers';
import {allowSharedCache} from '~/lib/caching/shared-cache';
import {createBreaker} from '~/lib/storefront/breaker';
import {createRouteFinder} from '~/lib/observability/find-route';
import {createHealthMemory} from '~/lib/observability/health';
import {logFailure} from '~/lib/observability/log';
import {createRequestLog, type RequestLog} from '~/lib/observability/request-log';
import {answerUnreadable, isUnreadable} from '~/lib/requests/unreadable-address';

const health = createHealthMemory();
const breaker = createBreaker();
const findRoute = createRouteFinder(remixBuild.routes);

export default {
  async fetch(request: Request, env: Env, executionContext: ExecutionContext): Promise<Response> {
    const watch = createRequestLog(request, {
      writesEveryRequest: writesEveryRequest(env),
      tellsTimes: process.env.NODE_ENV === 'development',
      onCall: health.note,
    });
    const response = withSecurityHeaders(
      await respond(request, env, executionContext, watch),
      request,
    );
    if (isCacheOn(env) && response.ok) allowSharedCache(response.headers);
    const {pathname} = new URL(request.url);
    return watch.finish(response, () => (isUnreadable(request) ? null : findRoute(pathname)));
  },
};

async function respond(
  request: Request,
  env: Env,
  executionContext: ExecutionContext,
  watch: RequestLog,
): Promise<Response> {
  try {
    const visitor = process.env.NODE_ENV === 'development' ? behindVite(request) : request;
    if (isForeignPost(visitor)) return refuseForeignPost();
    if (isUnreadable(visitor)) return answerUnreadable();
    const routeId = findRoute(new URL(visitor.url).pathname);
    if (isRefusedMethod(visitor, routeId, remixBuild.routes)) return refuseMethod();
    const bounded = limitBody(visitor, routeId);
    if (!bounded) return refuseLargeBody();
    const context = await createAppLoadContext(bounded, env, executionContext, {
      watch,
      health,
      breaker,
    });
    const handleRequest = createRequestHandler({
      build: remixBuild,
      mode: process.env.NODE_ENV,
      getLoadContext: () => context,
      poweredByHeader: false,
      // A page that carried one visitor's Shopify cookies could be served to nobody else.
      collectTrackingInformation: false,
    });
    return await handleRequest(bounded);
  } catch (error) {
    logFailure('request', error, watch.id);
    return new Response('An unexpected error occurred', {
      status: 500,
      headers: {'Cache-Control': 'no-store'},
    });
  }
}

/**
 * Vite's development server hands the request to the worker under a port of its own; without the visitor's own host
 * Remix takes every form post for a forged one.
 */
function behindVite(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-host', new URL(request.url).host);
  return new Request(request, {headers});
}
