import type {AppLoadContext} from '@shopify/remix-oxygen';
import type * as z from 'zod/mini';
import {statusReplySchema} from '#contracts/commission-progress';
import {mayLookUp, RETRY_AFTER} from '~/lib/backend/look-up-limit.server';
import {callFunction} from '~/lib/backend/functions.server';
import {respondPrivate} from '~/lib/backend/private-page.server';

/** Loads the progress of a painting by the token of a link in the buyer's email. */
export async function loadStatus(context: AppLoadContext, token: string) {
  if (!mayLookUp('commission-status', context.buyerIp)) {
    const rejection = {status: 429, field: null, retryAfter: RETRY_AFTER};
    return respondPrivate({ok: false, message: null, rejection}, readProgress);
  }
  const body = {token};
  return respondPrivate(
    await callFunction(context, 'commission-status', {body, schema: statusReplySchema}),
    readProgress,
  );
}

function readProgress({progress}: z.output<typeof statusReplySchema>) {
  return progress;
}
