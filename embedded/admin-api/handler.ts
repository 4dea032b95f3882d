import {randomUUID} from 'node:crypto';
import type {Handler} from '../http';
import {isSameSecret} from '../../supabase/functions/_shared/contracts/security/is-same-secret';
import {readGraphqlRequest} from '../storefront/http';
import type {AdminContext} from './context';
import {UPLOAD_PATH} from './mutations/file-source';
import {adminRunner} from './run-admin-operation';

export interface AdminApiParts extends Omit<AdminContext, 'origin' | 'content'> {
  /** The Admin API's access token. */
  token: string;
}

/** The path of the API in any version. Shopify responds to an ended version with the oldest supported one. */
const ADMIN_API_PATH = /^\/admin\/api\/(unstable|\d{4}-\d{2})\/graphql\.json$/;
const TOKEN_HEADER = 'X-Shopify-Access-Token';
const WRONG_TOKEN = '[API] Invalid API key or access token (unrecognized login or wrong password)';

/** Whether the path belongs to the Admin API, or to one of its staged uploads. */
export function isAdminApiPath(pathname: string): boolean {
  return ADMIN_API_PATH.test(pathname) || pathname.startsWith(UPLOAD_PATH);
}

/**
 * Creates the embedded Admin API: the parts of Shopify's that the shop and its tools use, on the catalogue that the
 * shop sells.
 *
 * @see https://shopify.dev/docs/api/admin-graphql/2026-04
 */
export function createAdminApi({token, ...parts}: AdminApiParts): Handler {
  return async (request) => {
    const {pathname, origin} = new URL(request.url);
    if (pathname.startsWith(UPLOAD_PATH)) return receiveUpload(parts, request, pathname);
    const version = ADMIN_API_PATH.exec(pathname)?.[1];
    if (!version || request.method !== 'POST') return respond(404, {errors: 'Not Found'});
    if (!isSameSecret(request.headers.get(TOKEN_HEADER) ?? '', token))
      return respond(401, {errors: WRONG_TOKEN});
    const graphql = await readGraphqlRequest(request);
    if (!graphql) return respond(400, {errors: {query: 'Required parameter missing or invalid'}});
    const context = {...parts, content: parts.catalogue.content, origin};
    return respond(200, await adminRunner()(graphql, () => context), version);
  };
}

/** The token in the URL is the permission, as in the signed URLs of Shopify's uploads. */
async function receiveUpload(
  {uploads}: Pick<AdminApiParts, 'uploads'>,
  request: Request,
  pathname: string,
): Promise<Response> {
  if (request.method !== 'PUT') return respond(405, {errors: 'Method Not Allowed'});
  const bytes = new Uint8Array(await request.arrayBuffer());
  const isStaged = await uploads.receive(pathname.slice(UPLOAD_PATH.length), bytes);
  return isStaged ? new Response(null, {status: 201}) : respond(404, {errors: 'Not Found'});
}

function respond(status: number, body: object, version?: string): Response {
  return Response.json(body, {
    status,
    headers: {
      'X-Request-Id': randomUUID(),
      ...(version && {'X-Shopify-API-Version': version}),
    },
  });
}
