import {functionFailureSchema, functionSuccessSchema} from '#contracts/reply';
import {callFunction, type CallContext} from '~/lib/backend/call-function.server';
import {parseJson} from '~/lib/read-json';
import {faultOf} from '~/lib/observability/health';
import {logFailure} from '~/lib/observability/log';

/** What to do about a 401 of Supabase's gateway: its new keys are no JWTs. */
const KEY_REFUSED =
  '401: SUPABASE_ANON_KEY has to be the anon key, a JWT; a key that begins with sb_publishable_ is none (docs/operations.md)';

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
  context: CallContext,
  name: string,
  body: unknown,
  fetchFunction: typeof fetch = fetch,
): Promise<FunctionOutcome> {
  const {watch} = context;
  const end = watch.begin('functions');
  try {
    const response = await callFunction(context, name, body, fetchFunction);
    const reply = parseJson(await response.text());
    const {status} = response;
    if (response.ok && functionSuccessSchema.safeParse(reply).success) {
      end({status});
      return {ok: true};
    }
    const failure = functionFailureSchema.safeParse(reply).data?.error;
    const refusal = failure ? findRefusal(response, failure.fields) : null;
    end({status, ...(!refusal && {fault: response.ok ? 'unreadable' : 'http'})});
    logFailure(`function ${name}`, status === 401 ? KEY_REFUSED : status, watch.id);
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
