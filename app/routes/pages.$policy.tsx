import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findPolicy} from '~/features/policy/find-policy';
import {fillIdentity} from '~/features/policy/identity-text';
import {PolicyArticle} from '~/features/policy/PolicyArticle';
import {loaderHeaders, pageHeaders} from '~/lib/page-headers';
import {pageMeta} from '~/lib/seo';

export const headers = loaderHeaders;

/** Any other address shows shipping too; search engines are to know it under its own. */
export const meta: MetaFunction<typeof loader> = ({data: loaded, location, ...args}) => {
  const pathname = loaded ? `/pages/${loaded.policy.handle}` : location.pathname;
  return pageMeta(
    {...args, location: {...location, pathname}},
    {
      title: loaded?.policy.title ?? 'Policy',
      description: fillIdentity(loaded?.policy.summary ?? ''),
    },
  );
};

export function loader({context, params}: LoaderFunctionArgs) {
  return data({policy: findPolicy(params.policy)}, {headers: pageHeaders(context, null)});
}

export default function PolicyPage() {
  const {policy} = useLoaderData<typeof loader>();
  return <PolicyArticle policy={policy} />;
}
