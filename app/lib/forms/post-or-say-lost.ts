import type {ClientActionFunctionArgs} from '@remix-run/react';
import type {Notice} from '~/lib/notice';
import {wordsAt} from '~/words';

/** A client action that shows a message when the connection is lost, where Remix would show the error page. Inputs stay as they are. */
export async function postOrSayLost({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<{ok: boolean; notice: Notice}> {
  try {
    return await serverAction<{ok: boolean; notice: Notice}>();
  } catch {
    return {ok: false, notice: wordsAt(new URL(request.url).pathname).privatePage.connectionLost};
  }
}
