import {cartMutations} from '../mutations/cart-mutations';
import {cartQueries, cartResolvers} from '../types/cart';
import {contentQueries} from '../queries/content';
import {nodeQueries} from '../queries/nodes';
import {productQueries} from '../queries/products';
import {searchQueries} from '../queries/search';
import {sitemapQueries} from '../queries/sitemap';
import {
  articleResolvers,
  blogResolvers,
  menuItemResolvers,
  pageResolvers,
  shopPolicyResolvers,
  shopResolvers,
} from '../types/content';
import {genericFileResolvers, imageResolvers, mediaImageResolvers} from '../types/image';
import {metaobjectResolvers, referencesOfField} from '../types/metafield';
import {collectionResolvers, productResolvers} from '../types/product';
import {productVariantResolvers} from '../types/product-variant';
import {consentManagementQueries} from './consent-management';
import {localizationQueries} from './markets';
import type {ResolversOf} from '../context';

/**
 * The resolvers of every GraphQL type that has some. A field without a resolver is read from its source, or gets the
 * placeholder value.
 */
export const RESOLVERS: Readonly<Record<string, ResolversOf<never>>> = {
  QueryRoot: {
    ...cartQueries,
    ...consentManagementQueries,
    ...contentQueries,
    ...localizationQueries,
    ...nodeQueries,
    ...productQueries,
    ...searchQueries,
    ...sitemapQueries,
  },
  Mutation: cartMutations,
  Article: articleResolvers,
  Blog: blogResolvers,
  Cart: cartResolvers,
  Collection: collectionResolvers,
  GenericFile: genericFileResolvers,
  Image: imageResolvers,
  MediaImage: mediaImageResolvers,
  MenuItem: menuItemResolvers,
  Metafield: referencesOfField,
  Metaobject: metaobjectResolvers,
  MetaobjectField: referencesOfField,
  Page: pageResolvers,
  Product: productResolvers,
  ProductVariant: productVariantResolvers,
  Shop: shopResolvers,
  ShopPolicy: shopPolicyResolvers,
};
