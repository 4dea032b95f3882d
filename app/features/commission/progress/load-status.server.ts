import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {statusReplySchema} from '#contracts/commission-progress';
import {askFunction} from '~/lib/backend/functions.server';
import {LINK_STATUS, linkFault, PRIVATE_HEADERS} from './private-page.server';

/** Loads how far a buyer's painting is, by the token of a link in her mail. */
export async function loadStatus(context: AppLoadContext, token: string) {
  const answer = await askFunction(context, 'commission-status', {
    body: {token},
    schema: statusReplySchema,
  });
  if (answer.ok) {
    return data({progress: answer.reply.progress, fault: null}, {headers: PRIVATE_HEADERS});
  }
  const fault = linkFault(answer.refusal);
  return data({progress: null, fault}, {status: LINK_STATUS[fault], headers: PRIVATE_HEADERS});
}
