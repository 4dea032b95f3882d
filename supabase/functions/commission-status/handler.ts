import {findRequest, loadProgress} from '../_shared/commissions/commission-progress.ts';
import {statusReplySchema, statusRequestSchema} from '../_shared/contracts/commission-progress.ts';
import {createRequestHandler, type Handler} from '../_shared/http/http.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {limitLinkUses} from '../_shared/private-links.ts';
import {storeAnswer} from './store-answer.ts';

/**
 * `commission-status`, by the token of a link in a buyer's email: stores the buyer's answer to a commission, if there
 * is one, and reads its progress, which is null once it's closed. Any other token is a 404.
 */
export function createHandler(context: FunctionContext): Handler {
  const {database, now} = context;
  return createRequestHandler(statusRequestSchema, async ({token, answer}, request) => {
    await limitLinkUses(context, request);
    if (answer) await storeAnswer(context, token, answer);
    const {requestId, isClosed} = await findRequest(database, token, 'buyer');
    const progress = isClosed ? null : await loadProgress(database, requestId, now());
    // Without the name, which the schema doesn't have.
    return Response.json(statusReplySchema.parse({ok: true, progress}));
  });
}
