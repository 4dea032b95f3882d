import type {
  CatalogueImage,
  Collection,
  ContentPage,
  Menu,
  MenuItem,
  Metafield,
  MetaobjectEntry,
  Product,
  ProductOption,
  ShopPolicy,
  Variant,
} from '../../catalogue/types';

/** What resolvers hand to one another: a piece of the catalogue under its GraphQL type name, which unions need. */
export interface ProductSource {
  __typename: 'Product';
  product: Product;
  /** Set where the product was found by a search, so that a storefront can report which result was chosen. */
  trackingParameters?: string;
}

export interface ProductVariantSource {
  __typename: 'ProductVariant';
  product: Product;
  variant: Variant;
}

export interface ProductOptionSource {
  __typename: 'ProductOption';
  product: Product;
  option: ProductOption;
}

export interface ProductOptionValueSource {
  __typename: 'ProductOptionValue';
  product: Product;
  option: ProductOption;
  name: string;
}

export interface CollectionSource {
  __typename: 'Collection';
  collection: Collection;
  trackingParameters?: string;
}

export interface ImageSource {
  __typename: 'Image';
  image: CatalogueImage;
}

export interface MediaImageSource {
  __typename: 'MediaImage';
  image: CatalogueImage;
}

export interface PageSource {
  __typename: 'Page';
  page: ContentPage;
  trackingParameters?: string;
}

export interface MenuSource {
  __typename: 'Menu';
  menu: Menu;
}

export interface MenuItemSource {
  __typename: 'MenuItem';
  item: MenuItem;
}

export interface ShopPolicySource {
  __typename: 'ShopPolicy';
  policy: ShopPolicy;
}

export interface ShopSource {
  __typename: 'Shop';
}

export interface MetaobjectSource {
  __typename: 'Metaobject';
  entry: MetaobjectEntry;
}

export interface MetafieldSource {
  __typename: 'Metafield';
  metafield: Metafield;
  /** The object it belongs to, and when that object was made and changed. */
  parent: {__typename: string; id: string; source: object; createdAt: string; updatedAt: string};
}
