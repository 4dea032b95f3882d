import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {redirectTarget} from './redirect-target';
import {findShopifyPath} from './shopify-paths';

/** Shopify keeps no longer paths. */
const LONGEST_PATH = 1024;

/** How long a browser may remember where an address has moved: the admin can change it. */
const MAX_AGE_SECONDS = 300;

/**
 * Where an address that leads nowhere has moved: as the admin says, else as Shopify's own paths are found here. Null when
 * there is nothing at it, and when the storefront cannot be asked. Ask for a page that is a 404 and for no other.
 *
 * A loader's response, so that it holds for documents and for the client router's data alike; Hydrogen's `storefrontRedirect`
 * answers the latter with a 301 that the router cannot read.
 */
export async function findRedirect(
  context: AppLoadContext,
  request: Request,
): Promise<Response | null> {
  const from = new URL(request.url);
  from.pathname = from.pathname.replace(/\/+$/, '') || '/';
  const written = await askForTarget(context, from.pathname);
  const target = (written && redirectTarget(written, from)) ?? ownTarget(from);
  if (!target) return null;
  return redirect(target, {
    status: 301,
    headers: {'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`},
  });
}

function ownTarget(from: URL): string | null {
  const path = findShopifyPath(from.pathname);
  return path && redirectTarget(path, from);
}

async function askForTarget(context: AppLoadContext, path: string): Promise<string | null> {
  if (path.length > LONGEST_PATH) return null;
  const paths = pathsAtShopify(path);
  const result = await context.storefront.safeQuery(REDIRECTS_QUERY, {
    variables: {query: paths.map((one) => `path:${escapeTerm(one)}`).join(' OR ')},
    // Anybody may ask for any path: there are no copies of what was found at each.
    cache: CacheCatalogue({staleIfError: 0}),
  });
  if (!result.ok) return null;
  // A search may find more than it was asked for.
  const found = result.data.urlRedirects.nodes.find((node) =>
    paths.includes(node.path.toLowerCase()),
  );
  return found?.target ?? null;
}

/** The paths under which the admin may know an address: a product that was renamed is `/products/…` to Shopify. */
function pathsAtShopify(path: string): string[] {
  const asked = path.toLowerCase();
  return asked.startsWith('/product/')
    ? [asked, asked.replace('/product/', '/products/')]
    : [asked];
}

/** What has a meaning in Shopify's search syntax is to have none: https://shopify.dev/docs/api/usage/search-syntax */
function escapeTerm(text: string): string {
  return text.replace(/[\\:()"'*<>=\s]/g, '\\$&');
}

const REDIRECTS_QUERY = `#graphql
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
