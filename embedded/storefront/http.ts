import {randomUUID} from 'node:crypto';
import {z} from 'zod';
import {parseJson} from '../parse-json';
import type {GraphqlRequest} from './execution/execute-request';

const requestSchema = z.object({
  query: z.string().regex(/\S/),
  variables: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((given) => given ?? {}),
  operationName: z.string().min(1).nullable().catch(null),
});

/** Parses a GraphQL request from a JSON body. Null when it contains no query, or variables that are not an object. */
export async function readGraphqlRequest(request: Request): Promise<GraphqlRequest | null> {
  return requestSchema.safeParse(parseJson(await request.text())).data ?? null;
}

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Request-Id, X-Shopify-API-Version',
};

/** The response to a CORS preflight; every origin is allowed. */
export function preflightResponse(request: Request): Response {
  const requestedHeaders = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS_HEADERS,
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': requestedHeaders ?? '*',
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** A JSON response with the headers of every Storefront API response; `version` is the one that answered. */
export function storefrontResponse(status: number, body: object, version?: string): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...CORS_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'X-Request-Id': randomUUID(),
      ...(version && {'X-Shopify-API-Version': version}),
    },
  });
}
