import {createRequestHandler} from '@remix-run/server-runtime';
import * as build from 'virtual:remix/server-build';
import {createAppLoadContext} from '~/lib/context';
import {isCacheOn, writesEveryRequest} from '~/lib/env.server';
import {limitBody} from '~/lib/requests/body-limit';
import {redirectToCanonicalPath} from '~/lib/requests/canonical-path';
import {plainPage} from '~/lib/requests/plain-page';
import {rejectRequest, replaceResponse} from '~/lib/requests/reject-request';
import {withSecurityHeaders} from '~/lib/security/security-headers';
import {finishCacheHeaders} from '~/lib/caching/page-headers';
import {logFailure} from '~/lib/observability/log';
import {createRequestLog, type RequestLog} from '~/lib/observability/request-log';

/**
 * Remix's own handler. Hydrogen's would add one visitor's Shopify cookies to pages, which then couldn't be cached for
 * others, and would forward posts to the Storefront API.
 */
const handleRequest = createRequestHandler(build, process.env.NODE_ENV);

export default {
  async fetch(request: Request, env: Env, executionContext: ExecutionContext): Promise<Response> {
    const requestLog = createRequestLog(request, {writesEveryRequest: writesEveryRequest(env)});
    const response = withSecurityHeaders(
      await respond(withForwardedHost(request), env, executionContext, requestLog),
      request,
    );
    finishCacheHeaders(request, response, {isCacheOn: isCacheOn(env)});
    return requestLog.finish(response);
  },
};

/** Responds to requests that Remix must not get, and passes all others to it. */
async function respond(
  request: Request,
  env: Env,
  executionContext: ExecutionContext,
  requestLog: RequestLog,
): Promise<Response> {
  try {
    const early = rejectRequest(request) ?? redirectToCanonicalPath(request);
    if (early) return early;
    const bounded = limitBody(request);
    if (!bounded) return plainPage(request, 413, 'largeBody');
    const context = await createAppLoadContext(bounded, env, executionContext, requestLog);
    return replaceResponse(bounded, await handleRequest(bounded, context));
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
