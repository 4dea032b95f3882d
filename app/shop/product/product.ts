import type {ProductPageFragment, RelatedProductsFragment} from 'storefrontapi.generated';
import type {Selling} from './availability';

type Variant = ProductPageFragment['variants']['nodes'][number];

/** A product as the storefront sends it. */
export type StoredProduct = ProductPageFragment & Partial<RelatedProductsFragment> & Selling;

/** A product for its page in the browser, which never receives a hidden price. */
export type VisibleProduct = Omit<StoredProduct, 'variants'> & {
  variants: {nodes: (Omit<Variant, 'price'> & {price: Variant['price'] | null})[]};
  /** The series that lists the work. */
  series?: {handle: string; title: string};
  /** Where the work hangs, or will hang. */
  exhibition?: {path: string; description: string};
  /** The date of a launch that was ahead when the server rendered it, in words. */
  launchDate: string | null;
  /** When the server rendered it, in epoch milliseconds. */
  renderedAtMs: number;
};
