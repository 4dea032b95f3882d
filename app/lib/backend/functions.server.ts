import type {AppLoadContext} from '@shopify/remix-oxygen';
import {functionFailureSchema, functionSuccessSchema} from '#contracts/reply';
import {readJson} from '~/lib/backend/read-json';
import {faultOf} from '~/lib/watching/health';
import {logFailure} from '~/lib/watching/log';

/** A function that has not answered after this long counts as failed. */
const FUNCTION_TIMEOUT_MS = 10_000;

/** A function's own no: it works, and does not take what it was sent. */
export interface FunctionRefusal {
  /** 4xx. */
  status: number;
  /** The first field that breaks a rule, if it is about one. */
  field: string | null;
  /** Seconds until it may take it, where it said so. */
  retryAfter: string | null;
}

/**
 * What came of calling a function. `message` is the function's own words for the visitor, if it had any; `refusal` is null
 * where it failed, or never answered.
 */
export type FunctionOutcome =
  {ok: true} | {ok: false; message: string | null; refusal: FunctionRefusal | null};

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
    const failure = functionFailureSchema.safeParse(reply).data?.error;
    const refusal = failure ? findRefusal(response, failure.fields) : null;
    end({status, ...(!refusal && {fault: response.ok ? 'unreadable' : 'http'})});
    logFailure(`function ${name}`, status, watch.id);
    return {ok: false, message: failure?.message ?? null, refusal};
  } catch (error) {
    end({status: null, fault: faultOf(error)});
    logFailure(`function ${name}`, error, watch.id);
    return {ok: false, message: null, refusal: null};
  }
}

function findRefusal(
  {status, headers}: Response,
  fields: Record<string, string> = {},
): FunctionRefusal | null {
  if (status < 400 || status >= 500) return null;
  return {status, field: Object.keys(fields)[0] ?? null, retryAfter: headers.get('retry-after')};
}
