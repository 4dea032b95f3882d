import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {LinkedSentence} from '~/components/LinkedSentence';
import {followLink, loadLink} from '~/features/newsletter/follow-link.server';
import {LinkPanel} from '~/features/newsletter/LinkPanel';
import {TopicForm} from '~/features/newsletter/TopicForm';
import {routeHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export {clientAction, shouldRevalidate} from '~/lib/forms/private-form';

export const headers = routeHeaders;

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.emailLinks.confirm.title,
    description: words.emailLinks.confirm.description,
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

export default function ConfirmPage() {
  const {confirm, confirmWait} = useWords().emailLinks;
  const {isWait} = useLoaderData<typeof loader>();
  return isWait ? (
    <LinkPanel
      words={{...confirmWait, button: confirm.button}}
      thanks={confirmWait.thanks}
      unknown={confirmWait.unknown}
    />
  ) : (
    <LinkPanel
      words={confirm}
      thanks={<LinkedSentence words={confirm.thanks} to="/collections/prints" />}
      unknown={<LinkedSentence words={confirm.unknown} to="/newsletter" />}
    >
      <TopicForm />
    </LinkPanel>
  );
}
