import type {GenericFileEntry} from '../../catalogue/admin-types';
import type {Article, Blog} from '../../catalogue/blog-types';
import type {Collection} from '../../catalogue/collection-types';
import type {CatalogueImage} from '../../catalogue/catalogue-image';
import type {
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

/** The sources of resolvers: a part of the catalogue with its GraphQL type name, which unions need. */
export interface ProductSource {
  __typename: 'Product';
  product: Product;
  /** Set for a search result, so that a storefront can report which one was selected. */
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

export interface GenericFileSource {
  __typename: 'GenericFile';
  file: GenericFileEntry;
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

export interface BlogSource {
  __typename: 'Blog';
  blog: Blog;
}

export interface ArticleSource {
  __typename: 'Article';
  blog: Blog;
  article: Article;
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
  /** The owner of the metafield, and when that was created and updated. */
  parent: {__typename: string; id: string; source: object; createdAt: string; updatedAt: string};
}
