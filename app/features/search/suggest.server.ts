import type {AppLoadContext} from '@shopify/remix-oxygen';
import {pageHeaders} from '~/lib/caching/page-headers';
import {cdnUrl} from '~/lib/cdn-image';
import {isOriginal} from '~/shop/product/availability';
import {productPath} from '~/shop/paths';
import {loadIndex} from '~/shop/search/load-index.server';
import {parseQuery} from '~/shop/search/parse-query';
import {readSearch} from '~/shop/search/search-url';
import {searchWorks} from '~/shop/search/search-works';
import {findAnswers} from './find-answers';
import {SHORTEST_QUERY, type Suggestion} from './suggestion';

const MAX_SUGGESTIONS = 6;

/** The picture's width in pixels, enough for a high-density screen. */
const PICTURE_WIDTH = 112;

/** Suggests pages and works for a visitor's input, without prices. 503 when the storefront fails. */
export async function suggest(context: AppLoadContext, request: Request): Promise<Response> {
  const {words} = context;
  const asked = readSearch(new URL(request.url).searchParams);
  const {index, notice} = await loadIndex(context);
  const headers = pageHeaders(context, {notice});
  if (notice) return Response.json([], {status: 503, headers});
  const found =
    asked.query.length < SHORTEST_QUERY
      ? []
      : searchWorks(words, index, parseQuery(words, asked), context.nowMs);
  const pages = findAnswers(words, asked.query).map(({path, label}): Suggestion => ({
    path,
    title: label,
    kind: words.search.answer,
    picture: null,
  }));
  const works = found.slice(0, MAX_SUGGESTIONS).map((work): Suggestion => {
    const image = work.images.nodes[0];
    return {
      path: productPath(work.handle),
      title: work.title,
      kind: isOriginal(work) ? words.catalogue.original : words.catalogue.print,
      picture: image ? cdnUrl(image.url, {width: PICTURE_WIDTH}) : null,
    };
  });
  return Response.json([...pages, ...works].slice(0, MAX_SUGGESTIONS), {headers});
}
