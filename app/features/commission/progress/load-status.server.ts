import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {statusReplySchema} from '#contracts/commission-progress';
import {mayLookUp, RETRY_AFTER} from '~/lib/backend/look-up-limit.server';
import {askFunction} from '~/lib/backend/functions.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-headers';
import {linkFault, type LinkFault, linkStatus} from './private-page.server';

/** Loads how far a buyer's painting is, by the token of a link in her mail. */
export async function loadStatus(context: AppLoadContext, token: string) {
  if (!mayLookUp('commission-status', context.buyerIp)) {
    const fault: LinkFault = 'failed';
    const headers = {...PRIVATE_HEADERS, 'Retry-After': RETRY_AFTER};
    return data({progress: null, fault}, {status: 429, headers});
  }
  const result = await askFunction(context, 'commission-status', {
    body: {token},
    schema: statusReplySchema,
  });
  if (result.ok) {
    const {progress} = result.reply;
    const fault: LinkFault = 'closed';
    return data(progress ? {progress, fault: null} : {progress, fault}, {headers: PRIVATE_HEADERS});
  }
  const {refusal} = result;
  return data(
    {progress: null, fault: linkFault(refusal)},
    {status: linkStatus(refusal), headers: PRIVATE_HEADERS},
  );
}
