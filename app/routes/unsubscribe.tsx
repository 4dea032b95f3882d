import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {unsubscribe, UNSUBSCRIBE_HEADERS} from '~/features/newsletter/unsubscribe.server';
import {UnsubscribePanel} from '~/features/newsletter/UnsubscribePanel';
import {formHeaders} from '~/lib/forms/form-response.server';
import {pageMeta} from '~/lib/seo';

export {shouldRevalidate} from '~/lib/should-revalidate';

export const headers = formHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Unsubscribe',
    description: 'Leave the list of letters from the studio.',
    isHidden: true,
  });

/** Shows the button and changes nothing: programs follow the links of a mail before anybody reads it. */
export function loader({request}: LoaderFunctionArgs) {
  return data({hasToken: readToken(request) !== null}, {headers: UNSUBSCRIBE_HEADERS});
}

/** The page's button, and the one click of a mail program (RFC 8058): the token stands in the address, the body says nothing more. */
export async function action({request, context}: ActionFunctionArgs) {
  return unsubscribe(context, readToken(request));
}

export default function UnsubscribePage() {
  const {hasToken} = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? (hasToken ? 'asked' : 'unknown');
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <UnsubscribePanel outcome={outcome} />
    </div>
  );
}

function readToken(request: Request): string | null {
  return new URL(request.url).searchParams.get('token');
}
