import type {ClientActionFunctionArgs} from '@remix-run/react';
import {wordsAt} from '~/words';
import type {HoldResult} from './hold-page.server';

/** A client action that shows a message when the connection is lost, where Remix would show the error page. */
export async function postOrSayLost({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<HoldResult> {
  try {
    return await serverAction<HoldResult>();
  } catch {
    const {hold} = wordsAt(new URL(request.url).pathname);
    return {ok: false, notice: hold.connectionLost};
  }
}
