import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findAnswers} from '~/features/catalogue/find-answers';
import {loadIndex} from '~/features/catalogue/load-index.server';
import {parseQuery} from '~/features/catalogue/parse-query';
import {readSearch} from '~/features/catalogue/search-url';
import {searchWorks} from '~/features/catalogue/search-works';
import {SHORTEST_QUERY, type Suggestion} from '~/features/catalogue/use-suggestions';
import {pageHeaders} from '~/lib/caching/page-headers';
import {isOriginal} from '~/shop/product/availability';
import {cdnUrl} from '~/lib/cdn-image';
import {shopNowMs} from '~/lib/clock';
import {productPath} from '~/shop/product/product-path';

const MOST_SUGGESTIONS = 6;

/** The picture's width in pixels, enough for a high-density screen. */
const PICTURE_WIDTH = 112;

/** Suggests pages and works for a visitor's input, without prices. 503 when the storefront fails. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {words} = context;
  const query = readSearch(new URL(request.url).searchParams).query;
  const {index, notice} = await loadIndex(context);
  const headers = pageHeaders(context, {notice});
  if (notice) return Response.json([], {status: 503, headers});
  const requested = parseQuery(words, {...readSearch(new URLSearchParams()), query});
  const found =
    query.length < SHORTEST_QUERY
      ? []
      : searchWorks(words, index, requested, shopNowMs(context.clockOffsetMs));
  const pages = findAnswers(words, query).map(({path, label}): Suggestion => ({
    path,
    title: label,
    kind: words.search.answer,
    picture: null,
  }));
  const works = found.slice(0, MOST_SUGGESTIONS).map((work): Suggestion => {
    const image = work.images.nodes[0];
    return {
      path: productPath(work.handle),
      title: work.title,
      kind: isOriginal(work) ? words.catalogue.original : words.catalogue.print,
      picture: image ? cdnUrl(image.url, {width: PICTURE_WIDTH}) : null,
    };
  });
  return Response.json([...pages, ...works].slice(0, MOST_SUGGESTIONS), {headers});
}
