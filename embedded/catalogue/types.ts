import type {GenericFileEntry} from './admin-types';
import type {Collection} from './collection-types';

/**
 * The catalogue as the Shopify admin stores it, before the Storefront API serializes it. Ids are full Shopify gids;
 * money is integer cents in Canadian dollars; instants are ISO strings with an offset.
 */

/** A picture as the Shopify admin stores it. */
export interface CatalogueImage {
  id: string;
  /** A path on this server's CDN (`/cdn/shop/files/first-light.jpg?v=1`), or an absolute URL from the test controls. */
  url: string;
  altText: string | null;
  /** The size of the stored file in pixels; null when it isn't on this server. */
  width: number | null;
  height: number | null;
}

export interface SelectedOption {
  name: string;
  value: string;
}

export interface ProductOption {
  id: string;
  name: string;
  values: readonly string[];
}

export interface Metafield {
  namespace: string;
  key: string;
  /** Shopify's type name: `date_time`, `single_line_text_field`, `number_integer`, … */
  type: string;
  value: string;
}

export interface Variant {
  id: string;
  title: string;
  sku: string;
  priceCents: number;
  selectedOptions: readonly SelectedOption[];
  /** Stock; the variant is available for sale when above zero. */
  quantity: number;
  metafields?: readonly Metafield[];
}

export interface Product {
  id: string;
  handle: string;
  title: string;
  /** Plain text. */
  description: string;
  /** Formatted in the admin; null when there's only the plain text. */
  descriptionHtml: string | null;
  productType: string;
  vendor: string;
  tags: readonly string[];
  createdAt: string;
  updatedAt: string;
  publishedAt: string;
  images: readonly CatalogueImage[];
  options: readonly ProductOption[];
  variants: readonly Variant[];
  metafields: readonly Metafield[];
  /** Only active, published products are for sale. The default is `ACTIVE`. */
  status?: 'ACTIVE' | 'ARCHIVED' | 'DRAFT';
  /** False for a product that the Admin API created but hasn't published, or has unpublished. */
  isPublished?: boolean;
  /** Whether it is also published to the Online Store, where themes and agents find it. The default is false. */
  isInOnlineStore?: boolean;
}

export interface MenuItem {
  id: string;
  title: string;
  type:
    | 'FRONTPAGE'
    | 'COLLECTION'
    | 'PRODUCT'
    | 'PAGE'
    | 'BLOG'
    | 'HTTP'
    | 'CATALOG'
    | 'SEARCH'
    | 'SHOP_POLICY';
  /** A path on the shop's own domain. Responses make it absolute. */
  path: string;
  resourceId: string | null;
  items: readonly MenuItem[];
}

export interface Menu {
  id: string;
  handle: string;
  title: string;
  items: readonly MenuItem[];
}

export interface ContentPage {
  id: string;
  handle: string;
  title: string;
  bodyHtml: string;
  updatedAt: string;
}

export interface ShopPolicy {
  id: string;
  handle: 'shipping-policy' | 'refund-policy' | 'privacy-policy' | 'terms-of-service';
  title: string;
  bodyHtml: string;
}

export interface DiscountCode {
  id: string;
  code: string;
  /** The percentage off the sum of the lines, as a whole number. */
  percent: number;
}

export interface Brand {
  logo: CatalogueImage;
}

export interface MetaobjectEntry {
  id: string;
  handle: string;
  type: string;
  updatedAt: string;
  fields: readonly {key: string; type: string; value: string}[];
}

/** A redirect, as listed in the admin under Content → URL redirects. */
export interface UrlRedirect {
  id: string;
  path: string;
  /** A path of the shop, or an absolute URL. */
  target: string;
}

export interface Shop {
  id: string;
  name: string;
  description: string;
  menus: readonly Menu[];
  pages: readonly ContentPage[];
  policies: readonly ShopPolicy[];
  discountCodes: readonly DiscountCode[];
  metaobjects: readonly MetaobjectEntry[];
  blogs: readonly Blog[];
  /** Null when the admin has none. */
  brand: Brand | null;
}

/** Read access to everything that is for sale, with sales and changes applied. */
export interface Catalogue {
  readonly shop: Shop;
  /** Every published product, oldest id first. */
  products(): readonly Product[];
  productByHandle(handle: string): Product | null;
  productById(id: string): Product | null;
  variantById(id: string): {product: Product; variant: Variant} | null;
  collections(): readonly Collection[];
  urlRedirects(): readonly UrlRedirect[];
  fileById(id: string): CatalogueImage | null;
  genericFileById(id: string): GenericFileEntry | null;
  /** The translation of a resource's text in a language such as `fr`; undefined when there is none. */
  translationOf(resourceId: string, locale: string, key: string): string | undefined;
}

export interface Article {
  id: string;
  handle: string;
  title: string;
  bodyHtml: string;
  /** Plain text. */
  excerpt: string;
  image: CatalogueImage | null;
  tags: readonly string[];
  publishedAt: string;
  /** False for a hidden one. The default is true. */
  isPublished?: boolean;
}

export interface Blog {
  id: string;
  handle: string;
  title: string;
  /** The newest first. */
  articles: readonly Article[];
}
