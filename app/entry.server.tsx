import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {renderToString} from 'react-dom/server';
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

  await readHandoff(remixContext);
  // No loader leaves anything for later, and React takes half as long again to write a stream, of which it encodes each tag
  // and attribute by itself. Nothing in a page may therefore suspend on the server.
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  );

  responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
  responseHeaders.set('Content-Security-Policy', shopSecurityPolicy(context.env, {nonce, isHttps}));

  return new Response(`<!DOCTYPE html>${page}`, {
    headers: responseHeaders,
    status: responseStatusCode,
  });
}

/** Reads what the loaders hand to the browser, for which Remix would suspend else. */
async function readHandoff(remixContext: EntryContext): Promise<void> {
  const reader = remixContext.serverHandoffStream?.getReader();
  if (!reader) return;
  const streamCache: NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']> = {};
  const decoder = new TextDecoder();
  for (let index = 0, done = false; !done; index += 1) {
    const read = await reader.read();
    done = read.done;
    const value = decoder.decode(read.value, {stream: true});
    streamCache[index] = Object.assign(Promise.resolve(), {result: {done, value}});
  }
  reader.releaseLock();
  remixContext.renderMeta = {...remixContext.renderMeta, streamCache};
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
