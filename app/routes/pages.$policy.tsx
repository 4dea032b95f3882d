import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findPolicy, isPolicyHandle} from '~/features/policy/find-policy';
import {fillIdentity} from '~/features/policy/identity-text';
import {PolicyArticle} from '~/features/policy/PolicyArticle';
import {needsConsent, trackingSettings} from '~/lib/analytics/tracking-settings';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {errorMeta, pageMeta} from '~/lib/seo/page-meta';
import {webPage} from '~/lib/structured-data/web-page';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = loaderHeaders;

/** Any other handle shows shipping too; the canonical URL is the policy's own. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const policy = args.data?.policy;
  if (!policy) return errorMeta(args);
  const path = `/pages/${policy.handle}`;
  const description = fillIdentity(policy.summary);
  return pageMeta(args, {
    title: policy.title,
    description,
    path,
    ...(import.meta.env.SSR && {
      structuredData: (origin) => webPage(origin, {name: policy.title, path, description}),
    }),
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const redirection = isPolicyHandle(params.policy) ? null : await findRedirect(context, request);
  if (redirection) throw redirection;
  const isMeasured = needsConsent(trackingSettings(context.env));
  const policy = findPolicy(params.policy, {isMeasured});
  return data({policy}, {headers: pageHeaders(context)});
}

export default function PolicyPage() {
  const {policy} = useLoaderData<typeof loader>();
  return <PolicyArticle policy={policy} />;
}
