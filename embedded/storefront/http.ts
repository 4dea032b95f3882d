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

/**
 * The origin under which the client reached the API: that of the request, or of the proxy in front of it
 * (`X-Forwarded-Host`, `X-Forwarded-Proto`). It only ever appears in the response to the same client.
 */
export function requestOrigin(request: Request): string {
  const {host, protocol, origin} = new URL(request.url);
  const forwardedHost = firstOf(request.headers.get('x-forwarded-host')) ?? host;
  const forwardedProtocol = firstOf(request.headers.get('x-forwarded-proto'));
  const scheme = /^https?$/.test(forwardedProtocol ?? '') ? `${forwardedProtocol}:` : protocol;
  const forwarded = `${scheme}//${forwardedHost}`;
  return URL.canParse(forwarded) ? new URL(forwarded).origin : origin;
}

/** Each proxy adds its own value at the end; the first is the client's. */
function firstOf(header: string | null): string | null {
  return header?.split(',')[0]?.trim() || null;
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
