import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageHeaders} from '~/lib/caching/page-headers';
import {requireLanguage} from '~/lib/language/require-language.server';
import {loadNewPrints} from '~/shop/card/load-new-prints';

/** The newest prints, which the empty cart panel requests. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context} = args;
  const {prints, notice} = await loadNewPrints(context);
  return Response.json({prints}, {headers: pageHeaders(context, {notice})});
}
