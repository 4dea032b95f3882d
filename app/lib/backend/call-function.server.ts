import type {AppLoadContext} from '@shopify/remix-oxygen';
import {signVisitor} from '#contracts/visitor-signature';
import {timeoutMs} from '~/lib/env.server';

/** A function that has not answered after this long counts as failed, unless its caller brings a signal of its own. */
const FUNCTION_TIMEOUT_MS = 10_000;

export type CallContext = Pick<AppLoadContext, 'env' | 'buyerIp' | 'watch'>;

/**
 * Posts `body` to one of the functions under `supabase/functions` as the shop's server may. Rejects without `SUPABASE_URL`,
 * and when the connection breaks or nothing comes.
 */
export async function callFunction(
  {env, buyerIp, watch}: CallContext,
  name: string,
  body: unknown,
  fetchFunction: typeof fetch = fetch,
  signal = AbortSignal.timeout(timeoutMs(env, FUNCTION_TIMEOUT_MS)),
): Promise<Response> {
  const {SUPABASE_URL: url, SUPABASE_ANON_KEY: key = '', SHOP_FORWARD_SECRET: secret} = env;
  if (!url) throw new Error('SUPABASE_URL is not set');
  return fetchFunction(new URL(`/functions/v1/${name}`, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': watch.id,
      apikey: key,
      authorization: `Bearer ${key}`,
      // The functions count by network, and believe an address that is signed.
      ...(secret && (await signVisitor(secret, buyerIp, Date.now()))),
    },
    body: JSON.stringify(body),
    signal,
  });
}
