import {createRequestHandler} from '@shopify/remix-oxygen';
import * as remixBuild from 'virtual:remix/server-build';
import {CACHED_PAGES} from '~/cached-pages';
import {launchInstantMs} from '~/features/product/launch';
import {shopNowMs} from '~/lib/clock';
import {createAppLoadContext} from '~/lib/context';
import {clockOffsetMs, isCacheOn, writesEveryRequest} from '~/lib/env.server';
import {isForeignPost, refuseForeignPost} from '~/lib/foreign-post';
import {cachedAddress} from '~/lib/page-cache/page-address';
import {createPageMemory} from '~/lib/page-cache/page-memory';
import {servePage} from '~/lib/page-cache/page-cache';
import {withSecurityHeaders} from '~/lib/security-headers';
import {createBreaker} from '~/lib/storefront/breaker';
import {createRouteFinder} from '~/lib/watching/find-route';
import {createHealthMemory} from '~/lib/watching/health';
import {logFailure} from '~/lib/watching/log';
import {createRequestWatch, type RequestWatch} from '~/lib/watching/request-watch';
import {answerUnreadable, isUnreadable} from '~/lib/unreadable-address';

/** Launches that stand in the code, and therefore in no product's data. */
const KNOWN_LAUNCHES = (['card', 'page'] as const)
  .map((reading) => launchInstantMs({handle: 'breakthrough'}, reading))
  .filter((instant) => instant !== null);

const memory = createPageMemory();
const health = createHealthMemory();
const breaker = createBreaker();
const findRoute = createRouteFinder(remixBuild.routes);

// Shopify's adapter makes the stack every error's text, and Remix writes the text of a refused method into the page.
Error.prototype.toString = function () {
  return `${this.name}: ${this.message}`;
};

export default {
  async fetch(request: Request, env: Env, executionContext: ExecutionContext): Promise<Response> {
    const watch = createRequestWatch(request, {
      writesEveryRequest: writesEveryRequest(env),
      tellsTimes: process.env.NODE_ENV === 'development',
      onCall: health.note,
    });
    const response = await answer(request, env, executionContext, watch);
    const {pathname} = new URL(request.url);
    return watch.finish(withSecurityHeaders(response, request), () =>
      isUnreadable(request) ? null : findRoute(pathname),
    );
  },
};

async function answer(
  request: Request,
  env: Env,
  executionContext: ExecutionContext,
  watch: RequestWatch,
): Promise<Response> {
  try {
    const visitor = process.env.NODE_ENV === 'development' ? behindVite(request) : request;
    if (isForeignPost(visitor)) return refuseForeignPost();
    if (isUnreadable(visitor)) return answerUnreadable();
    // Before anything else is built: a page that is kept needs nothing of it.
    const address = findCachedAddress(visitor, env);
    if (!address) return await render(visitor, visitor, env, executionContext, {watch});
    return await servePage(visitor, {
      address,
      version: remixBuild.assets.version,
      launches: KNOWN_LAUNCHES,
      memory,
      cache: await caches.open('pages'),
      waitUntil: executionContext.waitUntil.bind(executionContext),
      render: (page) => render(page, visitor, env, executionContext, {watch, isPageKept: true}),
      now: () => shopNowMs(clockOffsetMs(env)),
    });
  } catch (error) {
    logFailure('request', error, watch.id);
    return new Response('An unexpected error occurred', {status: 500});
  }
}

/** Null for what is made anew for each visitor. The development server changes pages while they are looked at. */
function findCachedAddress(request: Request, env: Env): URL | null {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !isCacheOn(env) || process.env.NODE_ENV === 'development') return null;
  return cachedAddress(new URL(request.url), CACHED_PAGES);
}

/**
 * Lets Remix answer `request`. For a page that will be kept it says nothing of the visitor, who is needed all the same:
 * Shopify asks for whom it is called.
 */
async function render(
  request: Request,
  visitor: Request,
  env: Env,
  executionContext: ExecutionContext,
  options: {watch: RequestWatch; isPageKept?: boolean},
): Promise<Response> {
  const context = await createAppLoadContext(visitor, env, executionContext, {
    ...options,
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
  return handleRequest(request);
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
