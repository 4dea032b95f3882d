import type {ShareCard} from '#contracts/share-image';
import {callFunction, type CallContext} from '~/lib/backend/call-function.server';
import {faultOf} from '~/lib/observability/health';
import {logFailure} from '~/lib/observability/log';

const NAME = 'share-image';

/** A card as a JPEG, drawn by the function; null when there is none to be had, which is logged. Never throws. */
export async function drawShareImage(
  context: CallContext,
  card: ShareCard,
  fetchFunction: typeof fetch = fetch,
): Promise<ArrayBuffer | null> {
  const {watch} = context;
  const end = watch.begin('functions');
  try {
    const response = await callFunction(context, NAME, card, fetchFunction);
    const {status} = response;
    const isImage = response.ok && response.headers.get('content-type') === 'image/jpeg';
    const body = await response.arrayBuffer();
    if (isImage) {
      end({status});
      return body;
    }
    // A function that refuses a card works.
    const isRefusal = status >= 400 && status < 500;
    end({status, ...(!isRefusal && {fault: response.ok ? 'unreadable' : 'http'})});
    logFailure(`function ${NAME}`, status, watch.id);
  } catch (error) {
    end({status: null, fault: faultOf(error)});
    logFailure(`function ${NAME}`, error, watch.id);
  }
  return null;
}
