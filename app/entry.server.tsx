import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';
import {contentUsageHeaders} from '~/lib/documents/content-usage';
import {shopSecurityPolicy} from '~/lib/security/content-security-policy';
import {hashScripts, NonceContext} from '~/lib/security/hashed-scripts';
import {logFailure} from '~/lib/observability/log';
import {loadSite} from '~/shop/site/load-site';

export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  // Marks the shop's own inline scripts until they're hashed. It's removed before the page is sent.
  const nonce = crypto.randomUUID();
  const stream = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      // The page is buffered anyway. In chunks, React would send suspended content later, with a script that moves it.
      progressiveChunkSize: Infinity,
      onError: (error) => logFailure('render', error, context.requestLog.id),
    },
  );
  await stream.allReady;
  const {parts, scriptHashes} = await hashScripts(await new Response(stream).text(), nonce);

  responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
  // Shares the root loader's query.
  const {contentUsage} = await loadSite(context);
  for (const [name, value] of Object.entries(contentUsageHeaders(contentUsage))) {
    responseHeaders.set(name, value);
  }
  const isHttps = new URL(request.url).protocol === 'https:';
  responseHeaders.set(
    'Content-Security-Policy',
    shopSecurityPolicy(context.env, {scriptHashes, isHttps}),
  );
  return new Response(new Blob(parts), {headers: responseHeaders, status: responseStatusCode});
}

/** Remix's message for a path without a route. */
const VISITORS_MISTAKE = /^No route matches/;

/** Logs errors with their stack. A visitor's mistake (4xx) goes only to the request log. */
export function handleError(error: unknown, {request, context}: LoaderFunctionArgs) {
  const isMistake = isRouteErrorResponse(error)
    ? error.status < 500
    : error instanceof Error && VISITORS_MISTAKE.test(error.message);
  if (!request.signal.aborted && !isMistake) logFailure('request', error, context.requestLog.id);
}
