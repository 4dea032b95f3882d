import type {AppLoadContext} from '@shopify/remix-oxygen';
import {functionFailureSchema} from '#contracts/reply';

/** A function that has not answered after this long counts as failed. */
const FUNCTION_TIMEOUT_MS = 10_000;

/**
 * What came of calling a function. `message` is the function's own words for the visitor, if it had any; `status` is null
 * where none came.
 */
export type FunctionOutcome =
  {ok: true} | {ok: false; message: string | null; status: number | null};

/**
 * Calls one of the functions under `supabase/functions`. Never throws: an answer that nobody understands, a broken or silent
 * connection and a shop without `SUPABASE_URL` are failures without a message. Each is logged once, and never with what the
 * visitor wrote.
 */
export async function invokeFunction(
  {env, buyerIp}: Pick<AppLoadContext, 'env' | 'buyerIp'>,
  name: string,
  body: unknown,
  fetchFunction: typeof fetch = fetch,
): Promise<FunctionOutcome> {
  const {SUPABASE_URL: url, SUPABASE_ANON_KEY: key = ''} = env;
  try {
    if (!url) throw new Error('SUPABASE_URL is not set');
    const response = await fetchFunction(new URL(`/functions/v1/${name}`, url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: key,
        authorization: `Bearer ${key}`,
        // The functions count by network; without it they would see the shop's own server alone.
        ...(buyerIp ? {'x-visitor-address': buyerIp} : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(FUNCTION_TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.ok) return {ok: true};
    log(name, String(response.status));
    return {ok: false, message: readMessage(text), status: response.status};
  } catch (error) {
    log(name, String(error));
    return {ok: false, message: null, status: null};
  }
}

function log(name: string, reason: string) {
  console.error(`Function ${name} failed: ${reason}`);
}

function readMessage(text: string): string | null {
  try {
    const failure = functionFailureSchema.safeParse(JSON.parse(text));
    return failure.success ? failure.data.error.message : null;
  } catch {
    return null;
  }
}
