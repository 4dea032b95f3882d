import type {AppLoadContext} from '@shopify/remix-oxygen';
import type * as z from 'zod/mini';
import {statusReplySchema} from '#contracts/commission-progress';
import {callFunction} from '~/lib/backend/functions.server';
import {respondPrivate} from '~/lib/backend/private-page.server';

/** Loads the progress of a painting by the token of a link in the buyer's email. */
export async function loadStatus(context: AppLoadContext, token: string) {
  const body = {token};
  return respondPrivate(
    await callFunction(context, 'commission-status', {
      body,
      schema: statusReplySchema,
      isLookUp: true,
    }),
    readProgress,
  );
}

function readProgress({progress}: z.output<typeof statusReplySchema>) {
  return progress;
}
