import type * as z from 'zod/mini';
import {firstIssue} from './contracts/first-issue.ts';
import {readLanguage} from './contracts/language-field.ts';
import type {FunctionSuccess} from './contracts/reply.ts';
import {readJson} from './read-json.ts';
import {HttpError} from './http-error.ts';

/** Handles a request. Never throws. */
export type Handler = (request: Request) => Promise<Response>;

interface HandlerOptions<Schema> {
  schema: Schema;
  shopUrl: string;
  /** What the schema validates. The default is the JSON body. */
  read?: (request: Request) => Promise<unknown>;
}

/**
 * Handles submissions. `handle` returns the submission's id; `says` is the rest of every success response. Otherwise
 * like `createRequestHandler`.
 */
export function createSubmissionHandler<Schema extends z.ZodMiniType>(
  {says, ...options}: HandlerOptions<Schema> & {says?: object},
  handle: (body: z.output<Schema>, request: Request) => Promise<string>,
): Handler {
  return createRequestHandler(options, async (body, request) => {
    const id = await handle(body, request);
    const success: FunctionSuccess = {ok: true, id, ...says};
    return Response.json(success);
  });
}

/**
 * The shared part of all functions: CORS for the shop's origin, POST only, no caching, and a JSON body of limited size, or what `read` finds, that is
 * valid for `schema`. An `HttpError` of `handle` becomes its response, in the body's language; any other error is logged and
 * becomes a 500 without details.
 */
export function createRequestHandler<Schema extends z.ZodMiniType>(
  {shopUrl, ...options}: HandlerOptions<Schema>,
  handle: (body: z.output<Schema>, request: Request) => Promise<Response>,
): Handler {
  return async (request) => {
    const response = await respond(request, options, handle);
    for (const [name, value] of Object.entries(commonHeaders(shopUrl))) {
      response.headers.set(name, value);
    }
    return response;
  };
}

/** The fields in the query, when the body is a file. */
export function readQuery({url}: Request): Promise<unknown> {
  return Promise.resolve(Object.fromEntries(new URL(url).searchParams));
}

async function respond<Schema extends z.ZodMiniType>(
  request: Request,
  {schema, read = readJson}: Omit<HandlerOptions<Schema>, 'shopUrl'>,
  handle: (body: z.output<Schema>, request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, {status: 204});
  // The default until the body has been read.
  let language = readLanguage(null);
  try {
    if (request.method !== 'POST') {
      throw new HttpError(405, 'method_not_allowed', 'Only POST is answered here', {
        headers: {allow: 'POST, OPTIONS'},
      });
    }
    const body = await read(request);
    language = readLanguage(body);
    return await handle(parse(schema, body), request);
  } catch (error) {
    const refusal = error instanceof HttpError ? error : toInternalError(error);
    const {status, details} = refusal;
    return Response.json(refusal.failureIn(language), {status, headers: details.headers});
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const {field, message} = firstIssue(parsed.error);
  throw new HttpError(400, 'invalid_field', ({invalidField}) => invalidField(message), {field});
}

function toInternalError(error: unknown): HttpError {
  console.error(error);
  return new HttpError(500, 'internal', ({internal}) => internal);
}

/** The shop's server calls the functions; browsers may call them from the shop's origin only. */
function commonHeaders(shopUrl: string): Record<string, string> {
  return {
    'access-control-allow-origin': shopUrl,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
    vary: 'Origin',
    'cache-control': 'no-store',
  };
}
