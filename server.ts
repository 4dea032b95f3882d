import {createRequestHandler} from '@shopify/remix-oxygen';
import * as remixBuild from 'virtual:remix/server-build';
import {createAppLoadContext} from '~/lib/context';

export default {
  async fetch(request: Request, env: Env, executionContext: ExecutionContext): Promise<Response> {
    try {
      const context = await createAppLoadContext(request, env, executionContext);
      const handleRequest = createRequestHandler({
        build: remixBuild,
        mode: process.env.NODE_ENV,
        getLoadContext: () => context,
        poweredByHeader: false,
        // A page that carried one visitor's Shopify cookies could be served to nobody else.
        collectTrackingInformation: false,
      });
      return await handleRequest(
        process.env.NODE_ENV === 'development' ? behindVite(request) : request,
      );
    } catch (error) {
      console.error(error);
      return new Response('An unexpected error occurred', {status: 500});
    }
  },
};

/**
 * Vite's development server hands the request to the worker under a port of its own; without the visitor's own host
 * Remix takes every form post for a forged one.
 */
function behindVite(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-host', new URL(request.url).host);
  return new Request(request, {headers});
}
