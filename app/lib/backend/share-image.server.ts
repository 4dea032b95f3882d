import type {ShareCard} from '#contracts/share-image';
import {sendFunctionRequest, type CallContext} from '~/lib/backend/send-function-request.server';
import {timeoutMs} from '~/lib/env.server';
import {faultOf} from '~/lib/observability/request-log';
import {logFailure} from '~/lib/observability/log';

const NAME = 'share-image';

/** Crawlers wait no longer than this. The first drawing after the function starts may take longer. */
const DRAW_TIMEOUT_MS = 5000;

/** A share card as a JPEG, rendered by the function; null on failure, which is logged. Never throws. */
export async function drawShareImage(
  context: CallContext,
  card: ShareCard,
  fetchFunction: typeof fetch = fetch,
): Promise<ArrayBuffer | null> {
  const {requestLog} = context;
  const end = requestLog.begin('functions');
  try {
    const signal = AbortSignal.timeout(timeoutMs(context.env, DRAW_TIMEOUT_MS));
    const response = await sendFunctionRequest(context, NAME, card, fetchFunction, signal);
    const {status} = response;
    const isImage = response.ok && response.headers.get('content-type') === 'image/jpeg';
    const body = await response.arrayBuffer();
    if (isImage) {
      end({status});
      return body;
    }
    // A 4xx means that the function works.
    const isRejection = status >= 400 && status < 500;
    end({status, ...(!isRejection && {fault: response.ok ? 'unreadable' : 'http'})});
    logFailure(`function ${NAME}`, status, requestLog.id);
  } catch (error) {
    end({status: null, fault: faultOf(error)});
    logFailure(`function ${NAME}`, error, requestLog.id);
  }
  return null;
}
