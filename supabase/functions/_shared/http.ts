import type * as z from 'zod/mini';
import {firstIssue} from './contracts/first-issue.ts';
import type {FunctionSuccess} from './contracts/reply.ts';
import {readJson} from './read-json.ts';
import {Refusal} from './refusal.ts';

/** Answers one request; never throws. */
export type Handler = (request: Request) => Promise<Response>;

interface Envelope<Schema> {
  schema: Schema;
  shopUrl: string;
}

/** Takes submissions: `handle` answers the submission's id. All else as `answerRequests` says. */
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
 * The envelope that all functions share: CORS for the shop's own pages, posts alone, a bounded JSON body that satisfies
 * `schema`. A `Refusal` that `handle` throws is answered as such, anything else is logged and answered with 500 and no
 * detail.
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

/** The shop's server calls the functions; a page of the shop may do so as well, a page of anyone else may not. */
function corsHeaders(shopUrl: string): Record<string, string> {
  return {
    'access-control-allow-origin': shopUrl,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
    vary: 'Origin',
  };
}
