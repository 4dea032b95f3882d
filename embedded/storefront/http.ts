import {randomUUID} from 'node:crypto';
import type {GraphqlRequest} from './execution/execute-request';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // An invalid body is handled like a missing query.
  }
}

/** Parses a GraphQL request from a JSON body. Null when it contains no query, or variables that are not an object. */
export async function readGraphqlRequest(request: Request): Promise<GraphqlRequest | null> {
  const body = parseJson(await request.text());
  if (!isRecord(body) || typeof body.query !== 'string' || !body.query.trim()) return null;
  const variables = body.variables ?? {};
  if (!isRecord(variables)) return null;
  const operationName = typeof body.operationName === 'string' ? body.operationName : '';
  return {query: body.query, variables, operationName: operationName || null};
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
