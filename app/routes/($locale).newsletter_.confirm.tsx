import words from '#words/letter-links';
import {useLoaderData, type ClientActionFunctionArgs, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {LinkedSentence} from '~/components/LinkedSentence';
import {followLink, loadLink} from '~/features/newsletter/follow-link.server';
import {LinkPanel} from '~/features/newsletter/LinkPanel';
import {formHeaders} from '~/lib/forms/form-response.server';
import {pageMeta} from '~/shop/seo/page-meta';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = formHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.confirm.title,
    description: words.confirm.description,
    isHidden: true,
  });

export function loader({request}: LoaderFunctionArgs) {
  return loadLink(request);
}

/** Handles the page's button. */
export async function action({request, context}: ActionFunctionArgs) {
  return followLink(context, 'newsletter-confirm', request);
}

/** Without a connection the page says so; the error page would take its place. */
export async function clientAction({serverAction}: ClientActionFunctionArgs) {
  return serverAction<typeof action>().catch(() => ({outcome: 'failed' as const}));
}

export default function ConfirmPage() {
  const {isWait} = useLoaderData<typeof loader>();
  return isWait ? (
    <LinkPanel
      asked={{...words.confirmWait, button: words.confirm.button}}
      done={{title: words.confirmWait.done, text: words.confirmWait.thanks}}
      unknown={words.confirmWait.unknown}
      failed={words.confirmWait.failed}
    />
  ) : (
    <LinkPanel
      asked={words.confirm}
      done={{
        title: words.confirm.done,
        text: <LinkedSentence words={words.confirm.thanks} to="/collections/prints" />,
      }}
      unknown={<LinkedSentence words={words.confirm.unknown} to="/newsletter" />}
      failed={words.confirm.failed}
    />
  );
}
