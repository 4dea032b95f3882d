import {cartAttributesUpdateMutation} from '../mutations/cart-attributes-update';
import {cartBillingAddressUpdateMutation} from '../mutations/cart-billing-address-update';
import {cartBuyerIdentityUpdateMutation} from '../mutations/cart-buyer-identity-update';
import {cartCloneMutation} from '../mutations/cart-clone';
import {cartCompletionMutations} from '../mutations/cart-completion';
import {cartCreateMutation} from '../mutations/cart-create';
import {cartDeliveryAddressesAddMutation} from '../mutations/cart-delivery-addresses-add';
import {cartDeliveryAddressesRemoveMutation} from '../mutations/cart-delivery-addresses-remove';
import {cartDeliveryAddressesReplaceMutation} from '../mutations/cart-delivery-addresses-replace';
import {cartDeliveryAddressesUpdateMutation} from '../mutations/cart-delivery-addresses-update';
import {cartDiscountCodesUpdateMutation} from '../mutations/cart-discount-codes-update';
import {cartGiftCardCodesMutations} from '../mutations/cart-gift-card-codes';
import {cartLinesAddMutation} from '../mutations/cart-lines-add';
import {cartLinesRemoveMutation} from '../mutations/cart-lines-remove';
import {cartLinesUpdateMutation} from '../mutations/cart-lines-update';
import {cartMetafieldDeleteMutation} from '../mutations/cart-metafield-delete';
import {cartMetafieldsSetMutation} from '../mutations/cart-metafields-set';
import {cartNoteUpdateMutation} from '../mutations/cart-note-update';
import {cartRemovePersonalDataMutation} from '../mutations/cart-remove-personal-data';
import {cartSelectedDeliveryOptionsUpdateMutation} from '../mutations/cart-selected-delivery-options-update';
import {customerMutations} from '../mutations/customer';
import {articlesQueries} from '../queries/articles';
import {blogsQueries} from '../queries/blogs';
import {cartQueries} from '../queries/cart';
import {consentManagementQueries} from '../queries/consent-management';
import {collectionsQueries} from '../queries/collections';
import {localizationQueries} from '../queries/localization';
import {menuQueries} from '../queries/menu';
import {metaobjectsQueries} from '../queries/metaobjects';
import {nodeQueries} from '../queries/node';
import {pagesQueries} from '../queries/pages';
import {predictiveSearchQueries} from '../queries/predictive-search';
import {productQueries} from '../queries/product';
import {productRecommendationsQueries} from '../queries/product-recommendations';
import {productsQueries} from '../queries/products';
import {searchQueries} from '../queries/search';
import {shopQueries} from '../queries/shop';
import {sitemapQueries} from '../queries/sitemap';
import {urlRedirectsQueries} from '../queries/url-redirects';
import {articleResolvers} from '../types/article';
import {blogResolvers} from '../types/blog';
import {cartResolvers} from '../types/cart';
import {addressResolvers} from '../types/cart-delivery-address';
import {cartLineResolvers} from '../types/cart-line';
import {collectionResolvers} from '../types/collection';
import {genericFileResolvers} from '../types/generic-file';
import {imageResolvers} from '../types/image';
import {mediaImageResolvers} from '../types/media-image';
import {menuResolvers} from '../types/menu';
import {menuItemResolvers} from '../types/menu-item';
import {metafieldResolvers} from '../types/metafield';
import {metaobjectResolvers} from '../types/metaobject';
import {metaobjectFieldResolvers} from '../types/metaobject-field';
import {pageResolvers} from '../types/page';
import {productResolvers} from '../types/product';
import {productOptionResolvers} from '../types/product-option';
import {productOptionValueResolvers} from '../types/product-option-value';
import {productVariantResolvers} from '../types/product-variant';
import {shopResolvers} from '../types/shop';
import {shopPolicyResolvers} from '../types/shop-policy';
import type {ResolversOf} from './resolvers-of';

/**
 * The resolvers of every GraphQL type that has some. A field without a resolver is read from its source, or gets the
 * placeholder value.
 */
export const RESOLVERS: Readonly<Record<string, ResolversOf<never>>> = {
  QueryRoot: {
    ...articlesQueries,
    ...blogsQueries,
    ...cartQueries,
    ...collectionsQueries,
    ...consentManagementQueries,
    ...localizationQueries,
    ...menuQueries,
    ...metaobjectsQueries,
    ...nodeQueries,
    ...pagesQueries,
    ...predictiveSearchQueries,
    ...productQueries,
    ...productRecommendationsQueries,
    ...productsQueries,
    ...searchQueries,
    ...shopQueries,
    ...sitemapQueries,
    ...urlRedirectsQueries,
  },
  Mutation: {
    ...cartAttributesUpdateMutation,
    ...cartBillingAddressUpdateMutation,
    ...cartBuyerIdentityUpdateMutation,
    ...cartCloneMutation,
    ...cartCompletionMutations,
    ...cartCreateMutation,
    ...cartDeliveryAddressesAddMutation,
    ...cartDeliveryAddressesRemoveMutation,
    ...cartDeliveryAddressesReplaceMutation,
    ...cartDeliveryAddressesUpdateMutation,
    ...cartDiscountCodesUpdateMutation,
    ...cartGiftCardCodesMutations,
    ...cartLinesAddMutation,
    ...cartLinesRemoveMutation,
    ...cartLinesUpdateMutation,
    ...cartMetafieldDeleteMutation,
    ...cartMetafieldsSetMutation,
    ...cartNoteUpdateMutation,
    ...cartRemovePersonalDataMutation,
    ...cartSelectedDeliveryOptionsUpdateMutation,
    ...customerMutations,
  },
  Article: articleResolvers,
  Blog: blogResolvers,
  Cart: cartResolvers,
  CartDeliveryAddress: addressResolvers,
  CartLine: cartLineResolvers,
  Collection: collectionResolvers,
  GenericFile: genericFileResolvers,
  Image: imageResolvers,
  MailingAddress: addressResolvers,
  MediaImage: mediaImageResolvers,
  Menu: menuResolvers,
  MenuItem: menuItemResolvers,
  Metafield: metafieldResolvers,
  Metaobject: metaobjectResolvers,
  MetaobjectField: metaobjectFieldResolvers,
  Page: pageResolvers,
  Product: productResolvers,
  ProductOption: productOptionResolvers,
  ProductOptionValue: productOptionValueResolvers,
  ProductVariant: productVariantResolvers,
  Shop: shopResolvers,
  ShopPolicy: shopPolicyResolvers,
};
