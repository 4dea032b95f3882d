import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {statusReplySchema, type Progress} from '#contracts/commission-progress';
import {mayLookUp, RETRY_AFTER} from '~/lib/backend/look-up-limit.server';
import {askFunction} from '~/lib/backend/functions.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-headers';
import {respondPrivate, type PrivatePage} from './private-page.server';

/** Loads how far a buyer's painting is, by the token of a link in her mail. */
export async function loadStatus(context: AppLoadContext, token: string) {
  if (!mayLookUp('commission-status', context.buyerIp)) {
    const page: PrivatePage<Progress> = {progress: null, fault: 'failed'};
    return data(page, {status: 429, headers: {...PRIVATE_HEADERS, 'Retry-After': RETRY_AFTER}});
  }
  return respondPrivate(
    await askFunction(context, 'commission-status', {body: {token}, schema: statusReplySchema}),
  );
}
