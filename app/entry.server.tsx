import {RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {createShopSecurityPolicy} from '~/lib/content-security-policy';
import {formJsonAnswer} from '~/lib/forms/form-answer.server';

export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const answer = formJsonAnswer(request, responseStatusCode, responseHeaders, remixContext);
  if (answer) return answer;

  const {nonce, header, NonceProvider} = createShopSecurityPolicy(context.env);

  const body = await renderToReadableStream(
    <NonceProvider>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        console.error(error);
        responseStatusCode = 500;
      },
    },
  );

  if (isbot(request.headers.get('user-agent'))) await body.allReady;

  responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
  responseHeaders.set('Content-Security-Policy', header);
  responseHeaders.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  responseHeaders.set('X-Content-Type-Options', 'nosniff');

  return new Response(body, {headers: responseHeaders, status: responseStatusCode});
}
