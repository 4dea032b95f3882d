import {Form, useSearchParams, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {Button} from '~/components/Button';
import {LinkedSentence} from '~/components/LinkedSentence';
import {followLink, loadLink} from '~/features/newsletter/follow-link.server';
import {LinkPanel} from '~/features/newsletter/LinkPanel';
import {routeHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/shop/seo/page-meta';
import {useSite} from '~/shop/site/use-site';
import {useWords, wordsAt} from '~/words';

export {clientAction, shouldRevalidate} from '~/lib/forms/private-form';

export const headers = routeHeaders;

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.emailLinks.unsubscribe.title,
    description: words.emailLinks.unsubscribe.description,
    isHidden: true,
  });
};

export function loader({request}: LoaderFunctionArgs) {
  return loadLink(request);
}

/** Handles a click on the page's button and a mail program's one-click request (RFC 8058). */
export async function action({request, context}: ActionFunctionArgs) {
  return followLink(context, 'newsletter-unsubscribe', request);
}

export default function UnsubscribePage() {
  const {unsubscribe, undo} = useWords().emailLinks;
  const {email} = useSite();
  const [search] = useSearchParams();
  if (search.has('undo')) {
    return (
      <LinkPanel
        words={undo}
        thanks={undo.thanks}
        unknown={<LinkedSentence words={undo.unknown} to="/newsletter" />}
      />
    );
  }
  return (
    <LinkPanel
      words={unsubscribe}
      thanks={<LinkedSentence words={unsubscribe.farewell} to="/newsletter" />}
      unknown={
        <LinkedSentence words={{...unsubscribe.unknown, link: email}} to={`mailto:${email}`} />
      }
      instead={
        <Form method="post" className="mt-4">
          <Button type="submit" name="topic" value="launches" variant="outline">
            {unsubscribe.onlyLaunches}
          </Button>
        </Form>
      }
    >
      <Form method="post" action={`?${search}&undo=`} className="mt-10">
        <Button type="submit" variant="outline">
          {undo.button}
        </Button>
      </Form>
    </LinkPanel>
  );
}
