import type {CatalogueImage} from '../../catalogue/catalogue-image';
import type {MenuItem, Shop} from '../../catalogue/types';
import {mediaImageId, optionValueId} from '../catalogue-index/nested-ids';
import type {StorefrontContext} from '../context';
import {parseGid} from '../schema/gid';
import {
  collectionSource,
  mediaImageSource,
  productSource,
  productVariantSource,
} from '../schema/product-sources';
import {articlesOf} from './articles';

/** An object with an id, under its type's name. */
export interface NodeSource {
  __typename: string;
}

type Find = (id: string, context: StorefrontContext) => NodeSource | null;

function findMenuItem(items: readonly MenuItem[], id: string): MenuItem | null {
  for (const item of items) {
    const found = item.id === id ? item : findMenuItem(item.items, id);
    if (found) return found;
  }
  return null;
}

function brandImages({brand}: Shop): CatalogueImage[] {
  return brand ? [brand.logo, brand.squareLogo, brand.coverImage] : [];
}

const FINDERS: Record<string, Find> = {
  Shop: (id, {catalogue}) => (catalogue.shop.id === id ? {__typename: 'Shop'} : null),
  Product: (id, {catalogue}) => {
    const product = catalogue.productById(id);
    return product && productSource(product);
  },
  ProductVariant: (id, {catalogue}) => {
    const found = catalogue.variantById(id);
    return found && productVariantSource(found.product, found.variant);
  },
  ProductOption: (id, {index}) => {
    const product = index.productContaining('ProductOption', id);
    const option = product?.options.find((one) => one.id === id);
    return product && option ? nodeOf('ProductOption', {product, option}) : null;
  },
  ProductOptionValue: (id, {index}) => {
    const product = index.productContaining('ProductOptionValue', id);
    for (const option of product?.options ?? []) {
      const name = option.values.find((value) => optionValueId(option, value) === id);
      if (name !== undefined) return nodeOf('ProductOptionValue', {product, option, name});
    }
    return null;
  },
  MediaImage: (id, {catalogue, index}) => {
    const product = index.productContaining('MediaImage', id);
    const image = [...(product?.images ?? []), ...brandImages(catalogue.shop)].find(
      (one) => mediaImageId(one.id) === id,
    );
    const found = image ?? catalogue.fileById(id);
    return found ? mediaImageSource(found) : null;
  },
  GenericFile: (id, {catalogue}) => {
    const file = catalogue.genericFileById(id);
    return file && nodeOf('GenericFile', {file});
  },
  Collection: (id, {catalogue}) => {
    const collection = catalogue.collections().find((one) => one.id === id);
    return collection ? collectionSource(collection) : null;
  },
  Page: (id, {catalogue}) => {
    const page = catalogue.shop.pages.find((one) => one.id === id);
    return page ? nodeOf('Page', {page}) : null;
  },
  Blog: (id, {catalogue}) => {
    const blog = catalogue.shop.blogs.find((one) => one.id === id);
    return blog ? nodeOf('Blog', {blog}) : null;
  },
  Article: (id, {catalogue}) =>
    articlesOf(catalogue.shop.blogs).find(({article}) => article.id === id) ?? null,
  Menu: (id, {catalogue}) => {
    const menu = catalogue.shop.menus.find((one) => one.id === id);
    return menu ? nodeOf('Menu', {menu}) : null;
  },
  MenuItem: (id, {catalogue}) => {
    const item = findMenuItem(
      catalogue.shop.menus.flatMap((menu) => menu.items),
      id,
    );
    return item && nodeOf('MenuItem', {item});
  },
  ShopPolicy: (id, {catalogue}) => {
    const policy = catalogue.shop.policies.find((one) => one.id === id);
    return policy ? nodeOf('ShopPolicy', {policy}) : null;
  },
  Metaobject: (id, {catalogue}) => {
    const entry = catalogue.shop.metaobjects.find((one) => one.id === id);
    return entry ? nodeOf('Metaobject', {entry}) : null;
  },
  UrlRedirect: (id, {catalogue}) => {
    const redirect = catalogue.urlRedirects().find((one) => one.id === id);
    return redirect ? nodeOf('UrlRedirect', redirect) : null;
  },
};

function nodeOf(__typename: string, fields: object): NodeSource {
  return {__typename, ...fields};
}

/** The catalogue's object with the gid; null when there is none or its type has no ids here. */
export function findNode(id: string, context: StorefrontContext): NodeSource | null {
  const type = parseGid(id)?.type;
  return type && Object.hasOwn(FINDERS, type) ? FINDERS[type]!(id, context) : null;
}
