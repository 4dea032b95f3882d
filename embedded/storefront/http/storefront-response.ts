import {randomUUID} from 'node:crypto';

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
