import type * as z from 'zod/mini';
import {findOpenRequest, loadProgress} from '../_shared/commissions/commission-progress.ts';
import {
  type progressReplySchema,
  progressRequestSchema,
} from '../_shared/contracts/commission-progress.ts';
import {createRequestHandler, type Handler} from '../_shared/http/http.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {limitLinkUses} from '../_shared/private-links.ts';
import {closeRequest} from './close-request.ts';
import {moveOn} from './move-on.ts';

/**
 * `commission-progress`, by the token of a link in the artist's email: reads a painting's progress, updates it, or
 * closes the request. Any other token, or a closed request, is a 404.
 */
export function createHandler(context: FunctionContext): Handler {
  const {database, now} = context;
  return createRequestHandler(progressRequestSchema, async (body, request) => {
    await limitLinkUses(context, request);
    const id = await findOpenRequest(database, body.token);
    if (body.intent === 'move') await moveOn(context, id, body);
    if (body.intent === 'close') await closeRequest(context, id, body);
    const progress = await loadProgress(database, id, now());
    return Response.json({ok: true, progress} satisfies z.input<typeof progressReplySchema>);
  });
}
