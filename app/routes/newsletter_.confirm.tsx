import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type MetaFunction,
} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ConfirmPanel} from '~/features/newsletter/ConfirmPanel';
import {
  followLink,
  LINK_HEADERS,
  readToken,
  type LinkOutcome,
} from '~/features/newsletter/follow-link.server';
import {formHeaders} from '~/lib/forms/form-response.server';
import {pageMeta} from '~/lib/seo/page-meta';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = formHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Confirm your email address',
    description: 'Join the list of letters from the studio.',
    isHidden: true,
  });

/** Renders the button and changes nothing: mail scanners follow links before anybody reads the mail. */
export function loader({request}: LoaderFunctionArgs) {
  return data({hasToken: readToken(request) !== null}, {headers: LINK_HEADERS});
}

/** Handles the page's button: the token is in the URL, the body is ignored. */
export async function action({request, context}: ActionFunctionArgs) {
  return followLink(context, 'newsletter-confirm', readToken(request));
}

/** Without a connection the page shows a failure in place of the error page. */
export async function clientAction({
  serverAction,
}: ClientActionFunctionArgs): Promise<{outcome: LinkOutcome}> {
  try {
    return await serverAction<typeof action>();
  } catch {
    return {outcome: 'failed'};
  }
}

export default function ConfirmPage() {
  const {hasToken} = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof clientAction>()?.outcome ?? (hasToken ? 'asked' : 'unknown');
  return <ConfirmPanel outcome={outcome} />;
}
