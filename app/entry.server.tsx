import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {createContentSecurityPolicy} from '@shopify/hydrogen';
import {renderToReadableStream} from 'react-dom/server';
import {shopSecurityPolicy} from '~/lib/security/content-security-policy';
import {hashScripts} from '~/lib/security/hashed-scripts';
import {NonceContext} from '~/lib/security/nonce';
import {logFailure} from '~/lib/observability/log';

export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  // Hydrogen's own policy is too wide for this shop; of it pages need the nonce, which `useNonce` hands to them.
  const {nonce, NonceProvider} = createContentSecurityPolicy();
  const stream = await renderToReadableStream(
    <NonceProvider>
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceContext.Provider>
    </NonceProvider>,
    {
      nonce,
      signal: request.signal,
      // What suspended is there by then: it goes where it stands, with no script that moves it.
      progressiveChunkSize: Infinity,
      onError: (error) => logFailure('render', error, context.watch.id),
    },
  );
  await stream.allReady;
  const {html, scriptHashes} = await hashScripts(await new Response(stream).text(), nonce);

  responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
  if (responseStatusCode >= 500) {
    responseHeaders.set('Cache-Control', 'no-store');
    responseHeaders.delete('Oxygen-Cache-Control');
  }
  const isHttps = new URL(request.url).protocol === 'https:';
  responseHeaders.set(
    'Content-Security-Policy',
    shopSecurityPolicy(context.env, {scriptHashes, isHttps}),
  );
  return new Response(html, {headers: responseHeaders, status: responseStatusCode});
}

/** What Remix says of an address that leads nowhere. */
const VISITORS_MISTAKE = /^No route matches/;

/** Logs what broke with its stack. The visitor's own mistakes show in the request's line. */
export function handleError(error: unknown, {request, context}: LoaderFunctionArgs) {
  const isMistake = isRouteErrorResponse(error)
    ? error.status < 500
    : error instanceof Error && VISITORS_MISTAKE.test(error.message);
  if (!request.signal.aborted && !isMistake) logFailure('request', error, context.watch.id);
}
