import type {Certificate} from '../contracts/certificate.ts';
import {isOriginalType} from '../contracts/product-type.ts';
import {type AdminAccess, createAdminRunner, mutate} from './shopify-admin.ts';

/** The facts about a work for its certificate. */
export interface CertifiedWork extends Pick<
  Certificate,
  'kind' | 'title' | 'medium' | 'size' | 'year' | 'picture'
> {
  handle: string;
  /** 'Edition of 50'. */
  edition: string | null;
  /** 'Numbered, with each print'. */
  certificate: string | null;
  /** The number of copies of this size in stock; null when stock isn't tracked. */
  left: number | null;
}

/** The works of the Shopify store. */
export interface Works {
  /**
   * Sets the end of the product's reservation, which the shop shows (`custom.reserved_until`). Does nothing for a
   * deleted product. Throws when Shopify rejects the call or doesn't respond in time.
   */
  reserve(productId: string, until: Date): Promise<void>;
  /**
   * The work with the variant of this number; null when it was deleted. Throws when Shopify rejects the call or doesn't
   * respond in time.
   */
  find(variantId: string): Promise<CertifiedWork | null>;
}

/** Shopify waits five seconds for the response to a webhook. */
const TIMEOUT_MS = 4000;

/** The metafields of the namespace `custom` that a certificate shows; each becomes an alias in the query. */
const FIELDS = [
  'medium',
  'surface',
  'paper',
  'year',
  'edition',
  'certificate',
  'original_size',
  'original_width_cm',
  'original_height_cm',
] as const;

const VARIANT = `query Variant($id: ID!) {
  productVariant(id: $id) {
    title
    inventoryQuantity
    inventoryItem { tracked }
    product {
      handle
      title
      productType
      featuredMedia { ... on MediaImage { image { url altText width height } } }
      ${FIELDS.map((key) => `${key}: metafield(namespace: "custom", key: "${key}") { value }`).join('\n      ')}
    }
  }
}`;

const PRODUCT = `query Product($id: ID!) { product(id: $id) { id } }`;

const RESERVE = `mutation Reserve($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { message } }
}`;

type Metafield = {value: string} | null;

interface Variant {
  title: string;
  inventoryQuantity: number | null;
  inventoryItem: {tracked: boolean};
  product: {
    handle: string;
    title: string;
    productType: string;
    featuredMedia: {
      image?: {
        url: string;
        altText: string | null;
        width: number | null;
        height: number | null;
      } | null;
    } | null;
  } & Record<(typeof FIELDS)[number], Metafield>;
}

/** Shopify's name for the only variant of a product without options. */
export const ONLY_VARIANT = 'Default Title';

/** The works of a Shopify store. The token needs `write_products` and `read_inventory`. */
export function createShopifyWorks(access: AdminAccess): Works {
  const run = createAdminRunner(access, {timeoutMs: TIMEOUT_MS});
  return {
    async find(variantId) {
      const {productVariant: variant} = await run<{productVariant: Variant | null}>(VARIANT, {
        id: `gid://shopify/ProductVariant/${variantId}`,
      });
      return variant && describe(variant);
    },
    async reserve(productId, until) {
      const {product} = await run<{product: {id: string} | null}>(PRODUCT, {id: productId});
      if (!product) return;
      const field = {namespace: 'custom', key: 'reserved_until', type: 'date_time'};
      const metafields = [{...field, ownerId: productId, value: until.toISOString()}];
      await mutate(run, RESERVE, {metafields});
    },
  };
}

function describe({title, inventoryQuantity, inventoryItem, product}: Variant): CertifiedWork {
  const isOriginal = isOriginalType(product.productType);
  const ground = isOriginal ? product.surface : product.paper;
  const image = product.featuredMedia?.image;
  return {
    kind: isOriginal ? 'original' : 'print',
    handle: product.handle,
    title: product.title,
    medium: [product.medium?.value, ground?.value].filter(Boolean).join(', ') || null,
    size: title === ONLY_VARIANT ? (isOriginal ? originalSize(product) : null) : title,
    year: product.year?.value ?? null,
    edition: product.edition?.value ?? null,
    certificate: product.certificate?.value ?? null,
    left: inventoryItem.tracked ? inventoryQuantity : null,
    picture: image
      ? {url: image.url, alt: image.altText, width: image.width, height: image.height}
      : null,
  };
}

function originalSize(product: Variant['product']): string | null {
  const [width, height] = [product.original_width_cm, product.original_height_cm].map((side) =>
    Number(side?.value),
  );
  return width && height ? `${width} × ${height} cm` : (product.original_size?.value ?? null);
}
