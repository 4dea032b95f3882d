import type * as z from 'zod/mini';
import {holdPageSchema, type holdReplySchema} from '../_shared/contracts/hold.ts';
import {HOLD_PAGES} from '../_shared/holds.ts';
import {createRequestHandler, type Handler} from '../_shared/http.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {countVisit, findPrivateLink, unknownLink} from '../_shared/private-links.ts';
import {changeHold} from './actions.ts';
import {viewHold} from './view.ts';

/** The actions of the buyer's page. All others, except reading, are the artist's. */
const BUYERS: readonly string[] = ['confirm', 'accept'];

/**
 * `hold-page`, by the token of a link in an email: reads a hold, or performs its reader's action. Any other token, and
 * an action of the other reader, is a 404.
 */
export function createHandler(context: FunctionContext): Handler {
  return createRequestHandler(
    {schema: holdPageSchema, shopUrl: context.shopUrl},
    async (body, request) => {
      await countVisit(context, request);
      const {id, reader} = await findPrivateLink(context.database, HOLD_PAGES, body.token);
      if (body.wants !== 'read') {
        if (BUYERS.includes(body.wants) !== (reader === 'buyer')) throw unknownLink();
        await changeHold(context, id, body);
      }
      const reply = await viewHold(context, id, reader);
      return Response.json(reply satisfies z.input<typeof holdReplySchema>);
    },
  );
}
