import type * as z from 'zod/mini';
import {firstIssue} from './contracts/first-issue.ts';
import type {FunctionSuccess} from './contracts/reply.ts';
import {readJson} from './read-json.ts';
import {Refusal} from './refusal.ts';

/** Answers one request; never throws. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * The envelope that all functions share: CORS for the shop's own pages, posts alone, a bounded JSON body that satisfies
 * `schema`. `handle` answers the submission's id; a `Refusal` it throws is answered as such, anything else is logged
 * and answered with 500 and no detail.
 */
export function answerPosts<Schema extends z.ZodMiniType>(
  {schema, shopUrl}: {schema: Schema; shopUrl: string},
  handle: (body: z.output<Schema>, request: Request) => Promise<string>,
): Handler {
  return async (request) => {
    const cors = corsHeaders(shopUrl);
    if (request.method === 'OPTIONS') return new Response(null, {status: 204, headers: cors});
    try {
      if (request.method !== 'POST') {
        throw new Refusal(405, 'method_not_allowed', 'Only POST is answered here', {
          headers: {allow: 'POST, OPTIONS'},
        });
      }
      const id = await handle(parse(schema, await readJson(request)), request);
      return reply({ok: true, id} satisfies FunctionSuccess, 200, cors);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : unexpected(error);
      return reply(refusal.failure, refusal.status, {...cors, ...refusal.details.headers});
    }
  };
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

function reply(body: object, status: number, headers: Record<string, string>): Response {
  return Response.json(body, {status, headers: {...headers, 'cache-control': 'no-store'}});
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
