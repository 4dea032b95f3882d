import {redirectDocument, type AppLoadContext} from '@shopify/remix-oxygen';
import {inLanguage, splitPath} from '~/lib/language/local-path';
import {BRIEF_CACHE} from '~/lib/storefront/caching';
import {findShopifyPath} from './shopify-paths';

/** How long browsers cache a redirect, in seconds. The admin can change redirects. */
const MAX_AGE_SECONDS = 300;

/** The pages below a product's, which follow its redirect, and its Markdown. */
const BELOW_PRODUCT = /^(\/product\/[^/]+)(\/(?:early-access|hold)|\.md)$/;

/**
 * The redirect for a path without a page: the admin's URL redirects first, then Shopify's standard paths. Null when
 * there's none, or when the query fails. Call it only for a 404.
 *
 * A loader's response works for both documents and the client router. Hydrogen's `storefrontRedirect` sends the router
 * a 301 that it can't read. The router loads a document, because the target can be in another language.
 */
export async function findRedirect(
  context: AppLoadContext,
  request: Request,
): Promise<Response | null> {
  const {words} = context;
  const from = new URL(request.url);
  const path = splitPath(from.pathname).path.replace(/\/+$/, '') || '/';
  const [, pagePath = path, below = ''] = BELOW_PRODUCT.exec(path) ?? [];
  from.pathname = pagePath;
  const written = await loadTarget(context, pagePath);
  const standard = findShopifyPath(pagePath);
  const page =
    (written && redirectTarget(written, from)) || (standard && redirectTarget(standard, from));
  if (!page) return null;
  const target = page.replace(/^\/product\/[^/?#]+(?=[?#]|$)/, (product) => product + below);
  return redirectDocument(inLanguage(words, target), {
    status: 301,
    headers: {'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`},
  });
}

/**
 * The `Location` for a redirect target that the admin entered: a path on this site, or another site's URL, unchanged.
 * Null for anything else, and for a redirect to the same path.
 *
 * Adds the request's query parameters (campaigns, a size) only to targets on this site.
 */
export function redirectTarget(target: string, from: URL): string | null {
  if (/^https?:\/\//i.test(target)) return URL.canParse(target) ? target : null;
  // Browsers treat `//host` and `/\host` as another site's URL.
  if (!/^\/(?![/\\])/.test(target)) return null;
  const address = new URL(target, from.origin);
  if (address.origin !== from.origin) return null;
  address.pathname = findShopifyPath(address.pathname) ?? address.pathname;
  if (address.pathname === from.pathname) return null;
  const given = new Set(address.searchParams.keys());
  for (const [name, value] of from.searchParams) {
    if (!given.has(name)) address.searchParams.append(name, value);
  }
  return address.pathname + address.search + address.hash;
}

async function loadTarget(context: AppLoadContext, path: string): Promise<string | null> {
  const paths = adminPaths(path);
  const result = await context.storefront.safeQuery(URL_REDIRECTS_QUERY, {
    variables: {query: paths.map((candidate) => `path:${escapeTerm(candidate)}`).join(' OR ')},
    // Visitors can request any path, and each would be stored for a day.
    cache: BRIEF_CACHE,
  });
  if (!result.ok) return null;
  // A search can also return other paths.
  const found = result.data.urlRedirects.nodes.find((node) =>
    paths.includes(node.path.toLowerCase()),
  );
  return found?.target ?? null;
}

/** The admin's possible paths for a page. At Shopify, a renamed product has `/products/…`. */
function adminPaths(path: string): string[] {
  const lowerCased = path.toLowerCase();
  return lowerCased.startsWith('/product/')
    ? [lowerCased, lowerCased.replace('/product/', '/products/')]
    : [lowerCased];
}

/** Escapes the special characters of Shopify's search syntax: https://shopify.dev/docs/api/usage/search-syntax */
function escapeTerm(text: string): string {
  return text.replace(/[\\:()"'*<>=\s]/g, '\\$&');
}

const URL_REDIRECTS_QUERY = `#graphql
  query UrlRedirects($country: CountryCode, $language: LanguageCode, $query: String!)
  @inContext(country: $country, language: $language) {
    urlRedirects(first: 10, query: $query) {
      nodes {
        path
        target
      }
    }
  }
` as const;
