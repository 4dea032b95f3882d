import type {CatalogueImage} from './types';

export interface Collection {
  id: string;
  handle: string;
  title: string;
  description: string;
  updatedAt: string;
  image: CatalogueImage | null;
  /** A smart collection's rule, in Shopify's search syntax (`product_type:Prints`); empty matches every product. */
  rule: string;
  /** The sort order in the admin. A manual order lists products; any others follow, oldest id first. */
  sortOrder: CollectionSortOrder;
  productIds?: readonly string[];
}

/** The Admin API's names. */
export type CollectionSortOrder =
  | 'ALPHA_ASC'
  | 'ALPHA_DESC'
  | 'BEST_SELLING'
  | 'CREATED'
  | 'CREATED_DESC'
  | 'MANUAL'
  | 'PRICE_ASC'
  | 'PRICE_DESC';
