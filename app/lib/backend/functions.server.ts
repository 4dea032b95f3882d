import type * as z from 'zod/mini';
import {functionFailureSchema, functionSuccessSchema} from '#contracts/reply';
import {sendFunctionRequest, type CallContext} from '~/lib/backend/send-function-request.server';
import {parseJson} from '~/lib/read-json';
import {faultOf} from '~/lib/observability/request-log';
import {logFailure} from '~/lib/observability/log';

/** How to fix a 401 from Supabase's gateway. */
const KEY_REFUSED =
  '401: the gateway wants a JWT; deploy the functions with supabase/config.toml, where verify_jwt is false (docs/operations.md)';

/** A 4xx response: the function works, but rejects the request. */
export interface FunctionRejection {
  /** 4xx. */
  status: number;
  /** The first invalid field, if there is one. */
  field: string | null;
  /** Seconds until a retry may succeed, from the `Retry-After` header. */
  retryAfter: string | null;
}

/**
 * The result of a function call. `message` is the function's text for the visitor, if there is one; `rejection` is null
 * when the function failed or didn't respond.
 */
export type FunctionOutcome =
  {ok: true} | {ok: false; message: string | null; rejection: FunctionRejection | null};

/** The same, with the function's reply. */
export type FunctionResult<Reply> = {ok: true; reply: Reply} | (FunctionOutcome & {ok: false});

interface FunctionCall<Schema> {
  /** Sent as JSON, unless it's a stream. */
  body: unknown;
  query?: URLSearchParams;
  /** The schema of the response. */
  schema: Schema;
  /** Statuses of rejections that are expected answers. */
  expected?: readonly number[];
  /** Aborts the call. The default is a timeout of ten seconds. */
  signal?: AbortSignal;
}

/** Like `callFunction`, for a function that returns no data on success. */
export async function submitToFunction(
  context: CallContext,
  name: string,
  body: unknown,
  fetchFunction: typeof fetch = fetch,
): Promise<FunctionOutcome> {
  const result = await callFunction(
    context,
    name,
    {body, schema: functionSuccessSchema},
    fetchFunction,
  );
  return result.ok ? {ok: true} : result;
}

/**
 * Calls a function under `supabase/functions` and validates its reply with the schema. Never throws: an unrecognised
 * response of any status, a broken connection, a timeout and a missing `SUPABASE_URL` are failures without a message.
 * Logs each failure once, never with the visitor's input. A rejection with one of the `expected` statuses is an answer
 * and isn't logged.
 */
export async function callFunction<Schema extends z.ZodMiniType>(
  context: CallContext,
  name: string,
  {body, query, schema, signal, expected = []}: FunctionCall<Schema>,
  fetchFunction: typeof fetch = fetch,
): Promise<FunctionResult<z.output<Schema>>> {
  const {requestLog} = context;
  const end = requestLog.begin('functions');
  try {
    const path = query ? `${name}?${query}` : name;
    const response = await sendFunctionRequest(context, path, body, fetchFunction, signal);
    const reply = parseJson(await response.text());
    const {status} = response;
    const success = schema.safeParse(reply);
    if (response.ok && success.success) {
      end({status});
      return {ok: true, reply: success.data};
    }
    const failure = functionFailureSchema.safeParse(reply).data?.error;
    const rejection = failure ? findRejection(response, failure.fields) : null;
    end({status, ...(!rejection && {fault: response.ok ? 'unreadable' : 'http'})});
    if (!rejection || !expected.includes(status)) {
      logFailure(`function ${name}`, status === 401 ? KEY_REFUSED : status, requestLog.id);
    }
    return {ok: false, message: failure?.message ?? null, rejection};
  } catch (error) {
    end({status: null, fault: faultOf(error)});
    logFailure(`function ${name}`, error, requestLog.id);
    return {ok: false, message: null, rejection: null};
  }
}

function findRejection(
  {status, headers}: Response,
  fields: Record<string, string> = {},
): FunctionRejection | null {
  if (status < 400 || status >= 500) return null;
  return {status, field: Object.keys(fields)[0] ?? null, retryAfter: headers.get('retry-after')};
}
