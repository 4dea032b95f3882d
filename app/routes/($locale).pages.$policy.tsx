import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {POLICY_HANDLES} from '~/content/policies';
import {PolicyArticle} from '~/features/policy/PolicyArticle';
import {loadPolicy} from '~/features/policy/load-policy';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {pageMeta} from '~/shop/seo/page-meta';

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
  const handle = POLICY_HANDLES.find((known) => known === params.policy);
  const redirection = handle ? null : await findRedirect(context, request);
  if (redirection) throw redirection;
  const {policy, notice} = await loadPolicy(context, handle ?? 'shipping');
  return data({policy, notice}, {headers: pageHeaders(context, {notice})});
}

export default function PolicyPage() {
  const {policy} = useLoaderData<typeof loader>();
  return <PolicyArticle policy={policy} />;
}
