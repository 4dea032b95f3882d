import type {AppLoadContext} from '@shopify/remix-oxygen';
import type * as z from 'zod/mini';
import {projectKeyHeaders} from '#contracts/security/project-key';
import {functionFailureSchema} from '#contracts/reply';
import {signVisitor} from '#contracts/security/visitor-signature';
import {timeoutMs} from '~/lib/env.server';
import {parseJson} from '~/lib/read-json';
import {faultOf} from '~/lib/observability/request-log';
import {logFailure} from '~/lib/observability/log';

/** A function that hasn't responded after this long counts as failed, unless the caller allows another time. */
const FUNCTION_TIMEOUT_MS = 10_000;

/** How to fix a 401 from Supabase's gateway. */
const KEY_REFUSED =
  '401: the gateway wants a JWT; deploy the functions with supabase/config.toml, where verify_jwt is false (docs/operations.md)';

export type CallContext = Pick<AppLoadContext, 'env' | 'buyerIp' | 'requestLog'>;

/** A 4xx response: the function works, but rejects the request. */
export interface FunctionRejection {
  /** 4xx. */
  status: number;
  /** The first invalid field, if there is one. */
  field: string | null;
  /** Seconds until a retry may succeed, from the `Retry-After` header. */
  retryAfter: string | null;
}

export interface FunctionFailure {
  ok: false;
  /** The function's text for the visitor, if there is one. */
  message: string | null;
  /** Null when the function failed or didn't respond. */
  rejection: FunctionRejection | null;
}

export type FunctionResult<Reply> = {ok: true; reply: Reply} | FunctionFailure;

interface FunctionPost {
  /** Sent as JSON, unless it's a stream. */
  body: object | ReadableStream<Uint8Array>;
  query?: URLSearchParams;
  /** The default is ten seconds. */
  limitMs?: number;
}

export interface FunctionCall<Schema> extends FunctionPost {
  /** The schema of the response's JSON. */
  schema: Schema;
  /** Statuses of rejections that are expected answers. */
  expected?: readonly number[];
}

/**
 * Calls a function under `supabase/functions` and validates its reply with the schema. Never throws: an unrecognized
 * response of any status, a broken connection, a timeout and a missing `SUPABASE_URL` are failures without a message.
 * Logs each failure once, never with the visitor's input. A rejection with one of the `expected` statuses is an answer
 * and isn't logged.
 */
export async function callFunction<Schema extends z.ZodMiniType>(
  context: CallContext,
  name: string,
  {schema, expected = [], ...post}: FunctionCall<Schema>,
  fetchFunction?: typeof fetch,
): Promise<FunctionResult<z.output<Schema>>> {
  const {requestLog} = context;
  const end = requestLog.begin('functions');
  try {
    const response = await postToFunction(context, name, post, fetchFunction);
    const {status} = response;
    const reply = parseJson(await response.text());
    const success = schema.safeParse(reply);
    if (response.ok && success.success) {
      end({status});
      return {ok: true, reply: success.data};
    }
    const failure = functionFailureSchema.safeParse(reply).data?.error;
    const rejection = failure ? findRejection(response, failure.fields) : null;
    end({status, ...(!rejection && {fault: response.ok ? 'unreadable' : 'http'})});
    if (!rejection || !expected.includes(status)) logStatus(context, name, status);
    return {ok: false, message: failure?.message ?? null, rejection};
  } catch (error) {
    end({status: null, fault: faultOf(error)});
    logFailure(`function ${name}`, error, requestLog.id);
    return {ok: false, message: null, rejection: null};
  }
}

/** Posts a request to a function. Rejects without `SUPABASE_URL`, on a broken connection and on a timeout. */
export async function postToFunction(
  {env, buyerIp, requestLog}: CallContext,
  name: string,
  {body, query, limitMs = timeoutMs(env, FUNCTION_TIMEOUT_MS)}: FunctionPost,
  fetchFunction: typeof fetch = fetch,
): Promise<Response> {
  const {SUPABASE_URL, SUPABASE_ANON_KEY: key = '', SHOP_FORWARD_SECRET: secret} = env;
  if (!SUPABASE_URL) throw new Error('SUPABASE_URL is not set');
  const url = new URL(`/functions/v1/${name}`, SUPABASE_URL);
  url.search = String(query ?? '');
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
    signal: AbortSignal.timeout(limitMs),
    // Node's fetch, in tests, requires it for a streamed body.
    duplex: 'half',
  };
  return fetchFunction(url, init);
}

/** Logs the status of a failed call. */
export function logStatus({requestLog}: CallContext, name: string, status: number): void {
  logFailure(`function ${name}`, status === 401 ? KEY_REFUSED : status, requestLog.id);
}

function findRejection(
  {status, headers}: Response,
  fields: Record<string, string> = {},
): FunctionRejection | null {
  if (status < 400 || status >= 500) return null;
  return {status, field: Object.keys(fields)[0] ?? null, retryAfter: headers.get('retry-after')};
}
