import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {cacheHeaders} from '~/lib/documents/document-response';
import {localRedirect} from '~/lib/language/local-redirect.server';
import {requireLanguage} from '~/lib/language/require-language.server';
import {productPath} from '~/shop/paths';

/** Shopify's own path of a product, which old links and ads may use. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context, params, request} = args;
  const {search} = new URL(request.url);
  return localRedirect({context, params}, `${productPath(params.handle ?? '')}${search}`, {
    status: 301,
    headers: cacheHeaders(context),
  });
}
