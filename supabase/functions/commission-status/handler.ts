import {findLink} from '../_shared/commission-links.ts';
import {loadProgress} from '../_shared/commission-progress.ts';
import {statusReplySchema, statusRequestSchema} from '../_shared/contracts/commission-progress.ts';
import {createRequestHandler, type Handler} from '../_shared/http.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {countVisit} from '../_shared/private-links.ts';

/**
 * `commission-status`: a painting's progress, by the token of a link in a buyer's email; null for a closed request. Any
 * other token is a 404.
 */
export function createHandler(context: FunctionContext): Handler {
  const {database, shopUrl} = context;
  return createRequestHandler({schema: statusRequestSchema, shopUrl}, async ({token}, request) => {
    await countVisit(context, request);
    const {requestId, isClosed} = await findLink(database, token, 'buyer');
    const progress = isClosed ? null : await loadProgress(database, requestId);
    // Without the name, which the schema doesn't have.
    const reply = statusReplySchema.parse({ok: true, progress});
    return Response.json(reply);
  });
}
