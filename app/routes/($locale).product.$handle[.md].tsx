import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {productMarkdown} from '~/features/product/product-markdown';
import {loadProductPage} from '~/features/product/load-product-page';
import {pageHeaders} from '~/lib/caching/page-headers';
import {contentUsageHeaders} from '~/lib/documents/content-usage';
import {respondDocumentFailed} from '~/lib/documents/document-response';
import {requireLanguage} from '~/lib/language/require-language.server';
import {loadSite} from '~/shop/site/load-site';

/** `/product/{handle}.md`: a product's page in Markdown, which the page links to. Cached like the page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context, params, request} = args;
  const page = await loadProductPage(context, request, params.handle ?? '');
  const {product, notice, address} = page;
  if (!product && notice) return respondDocumentFailed(notice.title);
  if (!product) return new Response('There is no such work', {status: 404});
  const site = await loadSite(context);
  return new Response(productMarkdown(context.words, {...page, product}), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      // Search engines index the page.
      Link: `<${address}>; rel="canonical"`,
      ...pageHeaders(context, {...page, notice: notice ?? site.notice}),
      ...contentUsageHeaders(site.contentUsage),
    },
  });
}
