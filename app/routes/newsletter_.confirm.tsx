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

/** Shows the button and changes nothing: programs follow the links of a mail before anybody reads it. */
export function loader({request}: LoaderFunctionArgs) {
  return data({hasToken: readToken(request) !== null}, {headers: LINK_HEADERS});
}

/** The page's button. The token stands in the address, the body says nothing more. */
export async function action({request, context}: ActionFunctionArgs) {
  return followLink(context, 'newsletter-confirm', readToken(request));
}

/** Without a connection the page says that it did not work, in place of the error page. */
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
