import type {AppLoadContext} from '@shopify/remix-oxygen';
import {projectKeyHeaders} from '#contracts/project-key';
import {signVisitor} from '#contracts/visitor-signature';
import {timeoutMs} from '~/lib/env.server';

/** A function that hasn't responded after this long counts as failed, unless the caller passes its own signal. */
const FUNCTION_TIMEOUT_MS = 10_000;

export type CallContext = Pick<AppLoadContext, 'env' | 'buyerIp' | 'requestLog'>;

/**
 * Posts `body` to a function under `supabase/functions` with the project's publishable or anonymous key. Sends JSON,
 * unless the body is a stream. Rejects without `SUPABASE_URL`, on a broken connection and on a timeout.
 */
export async function sendFunctionRequest(
  {env, buyerIp, requestLog}: CallContext,
  name: string,
  body: unknown,
  fetchFunction: typeof fetch = fetch,
  signal = AbortSignal.timeout(timeoutMs(env, FUNCTION_TIMEOUT_MS)),
): Promise<Response> {
  const {SUPABASE_URL: url, SUPABASE_ANON_KEY: key = '', SHOP_FORWARD_SECRET: secret} = env;
  if (!url) throw new Error('SUPABASE_URL is not set');
  const isFile = body instanceof ReadableStream;
  const init = {
    method: 'POST',
    headers: {
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
      'x-request-id': requestLog.id,
      ...projectKeyHeaders(key),
      // The functions limit requests by network, and trust only a signed IP address.
      ...(secret && (await signVisitor(secret, buyerIp, Date.now()))),
    },
    body: isFile ? body : JSON.stringify(body),
    signal,
    // Node's fetch, in tests, requires it for a streamed body.
    duplex: 'half',
  };
  return fetchFunction(new URL(`/functions/v1/${name}`, url), init);
}
