import type {AppLoadContext} from '@shopify/remix-oxygen';
import {functionFailureSchema, functionSuccessSchema} from '#contracts/reply';
import {readJson} from '~/lib/backend/read-json';
import {faultOf} from '~/lib/watching/health';
import {logFailure} from '~/lib/watching/log';

/** A function that has not answered after this long counts as failed. */
const FUNCTION_TIMEOUT_MS = 10_000;

/**
 * What came of calling a function. `message` is the function's own words for the visitor, if it had any; `status` is null
 * where no answer came.
 */
export type FunctionOutcome =
  {ok: true} | {ok: false; message: string | null; status: number | null};

/**
 * Calls one of the functions under `supabase/functions`. Never throws: an answer that is not the function's own,
 * whatever its status, a broken or silent connection and a shop without `SUPABASE_URL` are failures without a message. Each is logged once, and never with what the
 * visitor wrote.
 */
export async function invokeFunction(
  {env, buyerIp, watch}: Pick<AppLoadContext, 'env' | 'buyerIp' | 'watch'>,
  name: string,
  body: unknown,
  fetchFunction: typeof fetch = fetch,
): Promise<FunctionOutcome> {
  const {SUPABASE_URL: url, SUPABASE_ANON_KEY: key = ''} = env;
  const end = watch.begin('functions');
  try {
    if (!url) throw new Error('SUPABASE_URL is not set');
    const response = await fetchFunction(new URL(`/functions/v1/${name}`, url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': watch.id,
        apikey: key,
        authorization: `Bearer ${key}`,
        // The functions count by network; without it they would see the shop's own server alone.
        ...(buyerIp ? {'x-visitor-address': buyerIp} : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(FUNCTION_TIMEOUT_MS),
    });
    const reply = readJson(await response.text());
    const {status} = response;
    if (response.ok && functionSuccessSchema.safeParse(reply).success) {
      end({status});
      return {ok: true};
    }
    const message = functionFailureSchema.safeParse(reply).data?.error.message ?? null;
    // A function that refuses in its own words works.
    const isRefusal = message !== null && status < 500;
    end({status, ...(!isRefusal && {fault: response.ok ? 'unreadable' : 'http'})});
    logFailure(`function ${name}`, status, watch.id);
    return {ok: false, message, status};
  } catch (error) {
    end({status: null, fault: faultOf(error)});
    logFailure(`function ${name}`, error, watch.id);
    return {ok: false, message: null, status: null};
  }
}
