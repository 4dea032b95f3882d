import {RemixServer} from '@remix-run/react';
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

/** What Remix says of an address that leads nowhere and of a method that a page does not take. */
const VISITORS_MISTAKE = /^(No route matches|Invalid request method|You made a|URI malformed)/;

/** Logs what Remix could not answer: the visitor's own mistake in a line, what broke with its stack. */
export function handleError(error: unknown, {request}: Pick<LoaderFunctionArgs, 'request'>) {
  if (request.signal.aborted) return;
  const isMistake = error instanceof Error && VISITORS_MISTAKE.test(error.message);
  if (isMistake) console.warn(`${request.method} ${new URL(request.url).pathname} has no answer`);
  else console.error(error);
}
