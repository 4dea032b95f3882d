import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findPolicy} from '~/features/policy/find-policy';
import {fillIdentity} from '~/features/policy/identity-text';
import {PolicyArticle} from '~/features/policy/PolicyArticle';
import {loaderHeaders, pageHeaders} from '~/lib/page-headers';
import {pageMeta} from '~/lib/seo';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.policy.title ?? 'Policy',
    description: fillIdentity(args.data?.policy.summary ?? ''),
    // Any other address shows shipping too; search engines should know it under one.
    isHidden: args.params.policy !== args.data?.policy.handle,
  });

export function loader({context, params}: LoaderFunctionArgs) {
  return data({policy: findPolicy(params.policy)}, {headers: pageHeaders(context, null)});
}

export default function PolicyPage() {
  const {policy} = useLoaderData<typeof loader>();
  return <PolicyArticle policy={policy} />;
}
