import type {CertifiedWork, Works} from '../ports.ts';
import {type AdminAccess, createAdminRunner} from './shopify-admin.ts';

/** Shopify waits five seconds for the response to a webhook. */
const TIMEOUT_MS = 4000;

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
      medium: metafield(namespace: "custom", key: "medium") { value }
      surface: metafield(namespace: "custom", key: "surface") { value }
      paper: metafield(namespace: "custom", key: "paper") { value }
      year: metafield(namespace: "custom", key: "year") { value }
      edition: metafield(namespace: "custom", key: "edition") { value }
      certificate: metafield(namespace: "custom", key: "certificate") { value }
      originalSize: metafield(namespace: "custom", key: "original_size") { value }
      originalWidthCm: metafield(namespace: "custom", key: "original_width_cm") { value }
      originalHeightCm: metafield(namespace: "custom", key: "original_height_cm") { value }
    }
  }
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
  } & Record<
    | 'medium'
    | 'surface'
    | 'paper'
    | 'year'
    | 'edition'
    | 'certificate'
    | 'originalSize'
    | 'originalWidthCm'
    | 'originalHeightCm',
    Metafield
  >;
}

/** Shopify's name for the only variant of a product without options. */
const ONLY_VARIANT = 'Default Title';

/** The works of a Shopify store. The token needs `read_products` and `read_inventory`. */
export function createShopifyWorks(access: AdminAccess): Works {
  const run = createAdminRunner(access, TIMEOUT_MS);
  return {
    async find(variantId) {
      const {productVariant: variant} = await run<{productVariant: Variant | null}>(VARIANT, {
        id: `gid://shopify/ProductVariant/${variantId}`,
      });
      return variant && describe(variant);
    },
  };
}

function describe({title, inventoryQuantity, inventoryItem, product}: Variant): CertifiedWork {
  const isOriginal = product.productType.toLowerCase().includes('original');
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

function originalSize({
  originalSize: words,
  originalWidthCm,
  originalHeightCm,
}: Variant['product']): string | null {
  const [width, height] = [originalWidthCm, originalHeightCm].map((side) => Number(side?.value));
  return width && height ? `${width} × ${height} cm` : (words?.value ?? null);
}
