import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type MetaFunction,
} from '@remix-run/react';
import type {ActionFunctionArgs, LinksFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {UnknownLink} from '~/components/UnknownLink';
import {postAnswer, type AnswerResult} from '~/features/commission/progress/answer.server';
import {CommissionStatus} from '~/features/commission/progress/CommissionStatus';
import {loadStatus} from '~/features/commission/progress/load-status.server';
import stylesheet from '~/features/commission/progress/progress.css?url';
import {formHeaders} from '~/lib/forms/form-response.server';
import {textsOf} from '~/lib/forms/form-result';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = formHeaders;

export const links: LinksFunction = () => [{rel: 'stylesheet', href: stylesheet}];

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.commissionProgress.title,
    description: words.commissionProgress.description,
    // The URL of the page is private.
    path: '/commissions',
    isHidden: true,
  });
};

export function loader({context, params}: LoaderFunctionArgs) {
  return loadStatus(context, params.token ?? '');
}

export function action({request, context, params}: ActionFunctionArgs) {
  return postAnswer(request, context, params.token ?? '');
}

/** Keeps the input, with a message, when the connection is lost. */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<AnswerResult> {
  // A request can be read once.
  const form = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch {
    const words = wordsAt(new URL(request.url).pathname);
    const notice = words.commissionProgress.artist.connectionLost;
    return {ok: false, notice, progress: null, isClosed: false, typed: textsOf(form)};
  }
}

export default function CommissionStatusPage() {
  const words = useWords();
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const progress = result?.progress ?? loaded.content;
  const fault = result?.isClosed ? 'closed' : loaded.fault;
  return progress && !result?.isClosed ? (
    <CommissionStatus progress={progress} result={result} />
  ) : (
    <UnknownLink words={words.commissionProgress[fault ?? 'unknown']} />
  );
}
