/** A picture as the Shopify admin stores it. */
export interface CatalogueImage {
  id: string;
  /** A path on this server's CDN (`/cdn/shop/files/first-light.jpg?v=1`), or an absolute address set by the test controls. */
  url: string;
  altText: string | null;
  /** The size of the stored file in pixels; null when it isn't on this server. */
  width: number | null;
  height: number | null;
}
