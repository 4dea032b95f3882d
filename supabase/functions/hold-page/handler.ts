import type * as z from 'zod/mini';
import {findOpenRequest} from '../_shared/commissions/commission-progress.ts';
import {holdPageSchema, type holdReplySchema, isBuyerAction} from '../_shared/contracts/hold.ts';
import {loadHold} from '../_shared/holds/holds.ts';
import {createRequestHandler, type Handler} from '../_shared/http/http.ts';
import type {Queryable} from '../_shared/database.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {
  limitLinkUses,
  findPrivateLink,
  type LinkReader,
  unknownLink,
} from '../_shared/private-links.ts';
import {findQuote} from '../_shared/holds/quotes.ts';
import {changeHold} from './actions.ts';
import {viewHold} from '../_shared/holds/view-hold.ts';

/**
 * `hold-page`, by the token of a link in an email: reads a hold, or performs its reader's action. Any other token, and
 * an action of the other reader, is a 404.
 */
export function createHandler(context: FunctionContext): Handler {
  return createRequestHandler(holdPageSchema, async (body, request) => {
    await limitLinkUses(context, request);
    const {id, reader} = await findHold(context.database, body.token);
    if (body.intent !== 'read') {
      if (isBuyerAction(body.intent) !== (reader === 'buyer')) throw unknownLink();
      await changeHold(context, id, body);
    }
    const hold = await loadHold(context.database, id);
    const {name, email, message, max_payments, first_percent} = hold;
    return Response.json({
      ok: true,
      hold: await viewHold(context.database, hold, context.now()),
      artist:
        reader === 'artist'
          ? {name, email, message, maxPayments: max_payments, firstPercent: first_percent}
          : null,
    } satisfies z.input<typeof holdReplySchema>);
  });
}

/** The token of a commission's artist also opens the payments of its quote, which her page links to. */
async function findHold(
  database: Queryable,
  token: string,
): Promise<{id: string; reader: LinkReader}> {
  const link = await findPrivateLink(database, 'hold', token);
  if (link) return link;
  const quote = await findQuote(database, await findOpenRequest(database, token));
  if (!quote) throw unknownLink();
  return {id: quote.id, reader: 'artist'};
}
