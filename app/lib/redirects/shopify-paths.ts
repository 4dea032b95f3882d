/** Standard paths of Shopify themes, mapped to paths in this shop. Old links, ads and search results use them. */
const SHOPIFY_PATHS: Readonly<Record<string, string>> = {
  '/collections': '/collections/prints',
  '/collections/all': '/collections/prints',
  '/collections/frontpage': '/collections/prints',
  '/collections/vendors': '/collections/prints',
  '/collections/types': '/collections/prints',
  '/collections/fine-art-prints': '/collections/prints',
  '/collections/original-paintings': '/collections/originals',
  '/products': '/collections/prints',
  '/pages/about': '/about',
  '/pages/about-us': '/about',
  '/pages/about-the-artist': '/about',
  '/pages/contact': '/contact',
  '/pages/contact-us': '/contact',
  '/pages/commission': '/commissions',
  '/pages/commissions': '/commissions',
  '/pages/gallery': '/gallery',
  '/policies/shipping-policy': '/pages/shipping',
  '/policies/refund-policy': '/pages/returns',
  '/policies/privacy-policy': '/pages/privacy',
  '/policies/terms-of-service': '/pages/terms',
  '/policies/contact-information': '/contact',
  '/policies/legal-notice': '/pages/terms',
  '/blogs/journal': '/journal',
  '/blogs/journal.atom': '/journal.xml',
};

/** `/products/{handle}`, alone or below a collection. */
const PRODUCT_PATH = /^(?:\/collections\/[^/]+)?\/products\/([^/]+)$/;

const ARTICLE_PATH = /^\/blogs\/journal\/([^/]+)$/;

/**
 * The path in this shop for a standard Shopify path; null when there's none. Cart, accounts and search have no target:
 * the cart is a panel on every page, and there are no customer accounts.
 */
export function findShopifyPath(path: string): string | null {
  const [, handle] = PRODUCT_PATH.exec(path) ?? [];
  if (handle) return `/product/${handle}`;
  const [, article] = ARTICLE_PATH.exec(path) ?? [];
  if (article) return `/journal/${article}`;
  const name = path.toLowerCase();
  return Object.hasOwn(SHOPIFY_PATHS, name) ? (SHOPIFY_PATHS[name] ?? null) : null;
}
