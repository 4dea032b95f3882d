import type * as z from 'zod/mini';
import {firstIssue} from '../contracts/first-issue.ts';
import {readLanguage} from '../contracts/language-field.ts';
import type {LanguageCode} from '../contracts/languages.ts';
import type {FunctionSuccess} from '../contracts/reply.ts';
import {readJson} from './read-json.ts';
import {HttpError} from './http-error.ts';

/** Handles a request. Never throws. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * Handles submissions. `handle` returns the submission's id; every success response also contains `reply`. Otherwise
 * like `createRequestHandler`.
 */
export function createSubmissionHandler<Schema extends z.ZodMiniType>(
  schema: Schema,
  handle: (body: z.output<Schema>, request: Request) => Promise<string>,
  reply: object = {},
): Handler {
  return createRequestHandler(schema, async (body, request) => {
    const id = await handle(body, request);
    const success: FunctionSuccess = {ok: true, id, ...reply};
    return Response.json(success);
  });
}

/**
 * The shared part of all functions, which the shop's server calls: POST only, no caching, and a JSON body of limited
 * size, or what `read` finds, that is valid for `schema`. An `HttpError` of `handle` becomes its response, in the
 * body's language; any other error is logged and becomes a 500 without details.
 */
export function createRequestHandler<Schema extends z.ZodMiniType>(
  schema: Schema,
  handle: (body: z.output<Schema>, request: Request) => Promise<Response>,
  read: (request: Request) => Promise<unknown> = readJson,
): Handler {
  return async (request) => {
    // The default until the body has been read.
    let language = readLanguage(null);
    let response;
    try {
      requirePost(request);
      const body = await read(request);
      language = readLanguage(body);
      response = await handle(parse(schema, body), request);
    } catch (error) {
      response = respondFailed(error, language);
    }
    response.headers.set('cache-control', 'no-store');
    return response;
  };
}

/** Throws an `HttpError` with status 405 for any other method. */
export function requirePost({method}: Request): void {
  if (method === 'POST') return;
  throw new HttpError(405, 'method_not_allowed', 'This function only accepts POST', {
    headers: {allow: 'POST'},
  });
}

/** The response of an `HttpError`. Any other error is logged and becomes a 500 without details. */
export function respondFailed(error: unknown, language: LanguageCode): Response {
  const refusal = error instanceof HttpError ? error : toInternalError(error);
  const {status, details} = refusal;
  return Response.json(refusal.failureIn(language), {status, headers: details.headers});
}

/** The fields in the query, when the body is a file. */
export function readQuery({url}: Request): Promise<unknown> {
  return Promise.resolve(Object.fromEntries(new URL(url).searchParams));
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
