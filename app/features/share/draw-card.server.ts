import type {ShareCard} from '#contracts/share-image';
import {logStatus, postToFunction, type CallContext} from '~/lib/backend/functions.server';
import {logFailure} from '~/lib/observability/log';
import {faultOf} from '~/lib/observability/request-log';

const NAME = 'share-image';

/** Crawlers wait no longer than this. The first drawing after the function starts may take longer. */
const DRAW_TIMEOUT_MS = 5000;

/** The JPEG of a product's card; null when drawing fails or times out, which is logged. Never throws. */
export async function drawCard(
  context: CallContext,
  card: ShareCard,
  fetchFunction?: typeof fetch,
): Promise<ArrayBuffer | null> {
  const {requestLog} = context;
  const end = requestLog.begin('functions');
  try {
    const post = {body: card, limitMs: DRAW_TIMEOUT_MS};
    const response = await postToFunction(context, NAME, post, fetchFunction);
    const {ok, status, headers} = response;
    if (ok && headers.get('content-type') === 'image/jpeg') {
      const jpeg = await response.arrayBuffer();
      end({status});
      return jpeg;
    }
    end({status, fault: ok ? 'unreadable' : 'http'});
    logStatus(context, NAME, status);
  } catch (error) {
    end({status: null, fault: faultOf(error)});
    logFailure(`function ${NAME}`, error, requestLog.id);
  }
  return null;
}
