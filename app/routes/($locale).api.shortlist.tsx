import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadShortlist} from '~/features/shortlist/load-shortlist';
import {readWorks} from '~/features/shortlist/shortlist-url';
import {pageHeaders} from '~/lib/caching/page-headers';
import {requireLanguage} from '~/lib/language/require-language.server';
import {loadSite} from '~/shop/site/load-site';

/** The works of a visitor's own list, which the browser requests. 503 when the storefront fails and none are known. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context, request} = args;
  const list = readWorks(new URL(request.url).search) ?? [];
  const [{works, endsAtMs, notice}, site] = await Promise.all([
    loadShortlist(context, list),
    loadSite(context),
  ]);
  const status = notice && works.length === 0 ? 503 : 200;
  const headers = pageHeaders(context, {notice: notice ?? site.notice, endsAtMs});
  return Response.json(works, {status, headers});
}
