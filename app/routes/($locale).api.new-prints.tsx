import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageHeaders} from '~/lib/caching/page-headers';
import {requireLanguage} from '~/lib/language/require-language.server';
import {loadNewPrints} from '~/shop/card/load-new-prints';
import {loadSite} from '~/shop/site/load-site';

/** The newest prints, which the empty cart panel requests. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context} = args;
  const [{prints, notice}, site] = await Promise.all([loadNewPrints(context), loadSite(context)]);
  return Response.json({prints}, {headers: pageHeaders(context, {notice: notice ?? site.notice})});
}
