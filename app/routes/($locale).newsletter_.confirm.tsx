import {useLoaderData, type ClientActionFunctionArgs, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {LinkedSentence} from '~/components/LinkedSentence';
import {followLink, loadLink} from '~/features/newsletter/follow-link.server';
import {LinkPanel} from '~/features/newsletter/LinkPanel';
import {formHeaders} from '~/lib/forms/form-response.server';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = formHeaders;

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.letterLinks.confirm.title,
    description: words.letterLinks.confirm.description,
    isHidden: true,
  });
};

export function loader({request}: LoaderFunctionArgs) {
  return loadLink(request);
}

/** Handles a click on the page's button. */
export async function action({request, context}: ActionFunctionArgs) {
  return followLink(context, 'newsletter-confirm', request);
}

/** Without a connection, the page shows a message in place of the error page. */
export async function clientAction({serverAction}: ClientActionFunctionArgs) {
  return serverAction<typeof action>().catch(() => ({outcome: 'failed' as const}));
}

export default function ConfirmPage() {
  const words = useWords();
  const {isWait} = useLoaderData<typeof loader>();
  return isWait ? (
    <LinkPanel
      asked={{...words.letterLinks.confirmWait, button: words.letterLinks.confirm.button}}
      done={{title: words.letterLinks.confirmWait.done, text: words.letterLinks.confirmWait.thanks}}
      unknown={words.letterLinks.confirmWait.unknown}
      failed={words.letterLinks.confirmWait.failed}
    />
  ) : (
    <LinkPanel
      asked={words.letterLinks.confirm}
      done={{
        title: words.letterLinks.confirm.done,
        text: <LinkedSentence words={words.letterLinks.confirm.thanks} to="/collections/prints" />,
      }}
      unknown={<LinkedSentence words={words.letterLinks.confirm.unknown} to="/newsletter" />}
      failed={words.letterLinks.confirm.failed}
    />
  );
}
