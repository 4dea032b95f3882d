import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {shopSecurityPolicy} from '~/lib/content-security-policy';
import {NonceContext} from '~/lib/nonce';
import {formJsonAnswer} from '~/lib/forms/form-answer.server';
import {createNonce} from '~/lib/page-cache/nonce';

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
        console.error(error);
        responseStatusCode = 500;
        context.rendering.hasFailed = true;
      },
    },
  );

  if (isbot(request.headers.get('user-agent'))) await body.allReady;

  responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
  responseHeaders.set('Content-Security-Policy', shopSecurityPolicy(context.env, {nonce, isHttps}));

  return new Response(body, {headers: responseHeaders, status: responseStatusCode});
}

/**
 * Remix hands over what it could not answer. An address that leads nowhere, or a method that it does not take, is the
 * visitor's mistake and worth a line; what broke is worth its stack.
 */
export function handleError(error: unknown, {request}: Pick<LoaderFunctionArgs, 'request'>) {
  if (request.signal.aborted) return;
  if (!isVisitorsMistake(error)) return console.error(error);
  console.warn(`${request.method} ${new URL(request.url).pathname} could not be answered`);
}

function isVisitorsMistake(error: unknown): boolean {
  return error instanceof URIError || (isRouteErrorResponse(error) && error.status < 500);
}
