import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';
import {shopSecurityPolicy} from '~/lib/content-security-policy';
import {NonceContext} from '~/lib/nonce';
import {formJsonAnswer} from '~/lib/forms/form-answer.server';
import {createNonce} from '~/lib/page-cache/nonce';
import {logFailure} from '~/lib/watching/log';

export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const answer = formJsonAnswer(request, responseStatusCode, responseHeaders, remixContext);
  if (answer) return answer;

  const nonce = createNonce();
  const isHttps = new URL(request.url).protocol === 'https:';

  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        logFailure('rendering', error, context.watch.id);
        responseStatusCode = 500;
        context.rendering.hasFailed = true;
      },
    },
  );

  // No loader leaves anything for later; sent before its very end was known, a page would carry a script to join the two.
  await body.allReady;

  responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
  responseHeaders.set('Content-Security-Policy', shopSecurityPolicy(context.env, {nonce, isHttps}));

  return new Response(body, {headers: responseHeaders, status: responseStatusCode});
}

/** What Remix says of an address that leads nowhere and of a method that a page does not take. */
const VISITORS_MISTAKE = /^(No route matches|Invalid request method|You made a)/;

/** Logs what broke with its stack. The visitor's own mistakes show in the request's line. */
export function handleError(error: unknown, {request, context}: LoaderFunctionArgs) {
  const isMistake = isRouteErrorResponse(error)
    ? error.status < 500
    : error instanceof Error && VISITORS_MISTAKE.test(error.message);
  if (!request.signal.aborted && !isMistake) logFailure('request', error, context.watch.id);
}
