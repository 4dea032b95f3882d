import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {defaultPolicy, POLICY_HANDLES} from '~/content/policies';
import {fillPolicy} from '~/features/policy/fill-policy';
import {PolicyArticle} from '~/features/policy/PolicyArticle';
import {loadOwnPolicy} from '~/features/policy/load-own-policy';
import {trackingSettings} from '~/lib/analytics/tracking-settings';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {pageMeta} from '~/shop/seo/page-meta';
import {loadSite} from '~/shop/site/load-site';

export const headers = routeHeaders;

/** Any other handle also shows shipping (specification). The canonical URL is the policy's own. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const policy = args.data?.policy;
  if (!policy) return [];
  return pageMeta(args, {
    title: policy.title,
    description: policy.summary,
    path: `/pages/${policy.handle}`,
    webPage: {},
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {words} = context;
  const handle = POLICY_HANDLES.find((known) => known === params.policy);
  const redirection = handle ? null : await findRedirect(context, request);
  if (redirection) throw redirection;
  const isMeasured = trackingSettings(context.env) !== null;
  const {site} = await loadSite(context);
  const {policy: own, notice} = await loadOwnPolicy(
    context,
    defaultPolicy(words, handle ?? 'shipping', {isMeasured}),
  );
  const policy = fillPolicy(words, own, site, context.nowMs);
  return data({policy, notice}, {headers: pageHeaders(context, {notice})});
}

export default function PolicyPage() {
  const {policy} = useLoaderData<typeof loader>();
  return <PolicyArticle policy={policy} />;
}
