import {loadProgress} from '../_shared/commission-progress.ts';
import {
  type Progress,
  statusReplySchema,
  statusRequestSchema,
} from '../_shared/contracts/commission-progress.ts';
import {createRequestHandler, type Handler} from '../_shared/http.ts';
import type {FunctionContext, Queryable} from '../_shared/ports.ts';
import {countVisit, findRequest} from '../_shared/private-links.ts';
import {storeAnswer} from './store-answer.ts';

/**
 * `commission-status`, by the token of a link in a buyer's email: reads a painting's progress, which is null for a closed
 * request, or stores the buyer's answer to it. Any other token is a 404.
 */
export function createHandler(context: FunctionContext): Handler {
  const {database, now} = context;
  return createRequestHandler(statusRequestSchema, async ({token, answer}, request) => {
    await countVisit(context, request);
    const progress = answer
      ? await storeAnswer(context, token, answer)
      : await readProgress(database, token, now());
    // Without the name, which the schema doesn't have.
    const reply = statusReplySchema.parse({ok: true, progress});
    return Response.json(reply);
  });
}

async function readProgress(
  database: Queryable,
  token: string,
  now: Date,
): Promise<Progress | null> {
  const {requestId, isClosed} = await findRequest(database, token, 'buyer');
  return isClosed ? null : loadProgress(database, requestId, now);
}
