import type {GraphqlRequest} from '../execution/execute-request';

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
