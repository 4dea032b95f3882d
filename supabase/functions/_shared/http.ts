import type * as z from 'zod/mini';
import {firstIssue} from './contracts/first-issue.ts';
import type {FunctionSuccess} from './contracts/reply.ts';
import {readJson} from './read-json.ts';
import {Refusal} from './refusal.ts';

/** Handles one request; never throws. */
export type Handler = (request: Request) => Promise<Response>;

interface Envelope<Schema> {
  schema: Schema;
  shopUrl: string;
}

/** Handles submissions: `handle` returns the submission's id. Otherwise like `createRequestHandler`. */
export function answerPosts<Schema extends z.ZodMiniType>(
  envelope: Envelope<Schema>,
  handle: (body: z.output<Schema>, request: Request) => Promise<string>,
): Handler {
  return answerRequests(envelope, async (body, request) => {
    const id = await handle(body, request);
    return Response.json({ok: true, id} satisfies FunctionSuccess, {headers: UNSTORED});
  });
}

/**
 * The shared part of all functions: CORS for the shop's origin, POST only, and a JSON body of limited size that is
 * valid for `schema`. An `HttpError` of `handle` becomes its response; any other error is logged and becomes a 500
 * without details.
 */
export function answerRequests<Schema extends z.ZodMiniType>(
  {schema, shopUrl}: Envelope<Schema>,
  handle: (body: z.output<Schema>, request: Request) => Promise<Response>,
): Handler {
  return async (request) => {
    const response = await answer(request, schema, handle);
    for (const [name, value] of Object.entries(corsHeaders(shopUrl))) {
      response.headers.set(name, value);
    }
    return response;
  };
}

const UNSTORED = {'cache-control': 'no-store'};

async function answer<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  handle: (body: z.output<Schema>, request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, {status: 204});
  try {
    if (request.method !== 'POST') {
      throw new Refusal(405, 'method_not_allowed', 'Only POST is answered here', {
        headers: {allow: 'POST, OPTIONS'},
      });
    }
    return await handle(parse(schema, await readJson(request)), request);
  } catch (error) {
    const {failure, status, details} = error instanceof Refusal ? error : unexpected(error);
    return Response.json(failure, {status, headers: {...UNSTORED, ...details.headers}});
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const {field, message} = firstIssue(parsed.error);
  throw new Refusal(400, 'invalid_field', message, {fields: {[field]: message}});
}

function unexpected(error: unknown): Refusal {
  console.error(error);
  return new Refusal(500, 'internal', 'Please try again later');
}

/** The shop's server calls the functions; browsers may call them from the shop's origin only. */
function corsHeaders(shopUrl: string): Record<string, string> {
  return {
    'access-control-allow-origin': shopUrl,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
    vary: 'Origin',
  };
}
