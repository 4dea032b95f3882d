import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {statusReplySchema} from '#contracts/commission-progress';
import {askFunction} from '~/lib/backend/functions.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-headers';
import {linkFault, type LinkFault, linkStatus} from './private-page.server';

/** Loads how far a buyer's painting is, by the token of a link in her mail. */
export async function loadStatus(context: AppLoadContext, token: string) {
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
