import type * as z from 'zod/mini';
import {loadProgress} from '../_shared/commission-progress.ts';
import {
  type ArtistProgress,
  type progressReplySchema,
  progressRequestSchema,
} from '../_shared/contracts/commission-progress.ts';
import {createRequestHandler, type Handler} from '../_shared/http.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {countVisit, findOpenRequest} from '../_shared/private-links.ts';
import {closeRequest} from './close-request.ts';
import {moveOn} from './move-on.ts';

/**
 * `commission-progress`, by the token of a link in the artist's email: reads a painting's progress, updates it, or
 * closes the request. Any other token, or a closed request, is a 404.
 */
export function createHandler(context: FunctionContext): Handler {
  return createRequestHandler(progressRequestSchema, async (body, request) => {
    await countVisit(context, request);
    const progress = await run(context, body);
    const reply = {ok: true, progress} satisfies z.input<typeof progressReplySchema>;
    return Response.json(reply);
  });
}

/** Returns the new progress; null once the request is closed. */
async function run(
  context: FunctionContext,
  body: z.output<typeof progressRequestSchema>,
): Promise<ArtistProgress | null> {
  const {database} = context;
  switch (body.intent) {
    case 'read':
      return loadProgress(database, await findOpenRequest(database, body.token), context.now());
    case 'move':
      return moveOn(context, body);
    case 'close':
      await closeRequest(context, body);
      return null;
  }
}
