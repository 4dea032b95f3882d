/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen-react/storefront-api-types';

export type AboutQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  blog: StorefrontAPI.Scalars['String']['input'];
}>;


export type AboutQuery = { biography?: StorefrontAPI.Maybe<{ fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }>, studioVideos: { nodes: Array<{ fields: Array<(
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
          { __typename: 'Product' }
          & Pick<StorefrontAPI.Product, 'handle'>
        )> }
      )> }> }, exhibitions: { nodes: Array<{ fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }> }, press: { nodes: Array<{ fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }> }, testimonials: { nodes: Array<{ fields: Array<(
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' | 'Video' } | (
          { __typename: 'MediaImage' }
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
        )> }
      )> }> }, series: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }
    )> }, journal?: StorefrontAPI.Maybe<{ articles: { nodes: Array<Pick<StorefrontAPI.Article, 'handle' | 'title' | 'excerpt'>> } }> };

export type UcpProductFragment = (
  Pick<StorefrontAPI.Product, 'tags' | 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'title'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, poemTitle?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemRecording?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'mimeType' | 'url'>> }>, story?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type UcpProductsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type UcpProductsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'tags' | 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'title'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, poemTitle?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemRecording?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'mimeType' | 'url'>> }>, story?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  ) | { product: (
      Pick<StorefrontAPI.Product, 'tags' | 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'title'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> }, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, poemTitle?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemRecording?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'mimeType' | 'url'>> }>, story?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }>>, stock: Array<StorefrontAPI.Maybe<{ variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'id' | 'quantityAvailable'>> } } | { product: { variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'id' | 'quantityAvailable'>> } } }>> };

export type UcpStockFragment = { variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'id' | 'quantityAvailable'>> } };

export type CartCheckQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  cartId: StorefrontAPI.Scalars['ID']['input'];
  hasCart: StorefrontAPI.Scalars['Boolean']['input'];
}>;


export type CartCheckQuery = { cart?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Cart, 'id'>>, nodes: Array<StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontAPI.ProductVariant, 'title' | 'id' | 'availableForSale'>
    & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
      Pick<StorefrontAPI.Product, 'title' | 'handle' | 'productType'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'altText'>> }, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
        )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ), price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>> };

export type LinkedCartQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type LinkedCartQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'productType'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }
  )>> };

export type SpecimenFragment = (
  Pick<StorefrontAPI.Product, 'handle' | 'title' | 'productType'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'title'>> }, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type SpecimenQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
  originals: StorefrontAPI.Scalars['String']['input'];
}>;


export type SpecimenQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'handle' | 'title' | 'productType'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'title'>> }, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'productType'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'title'>> }, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> } };

export type ListedProductsFragment = { nodes: Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
    & { sizes?: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'availableForSale' | 'title'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'> };

export type FeaturedQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  startCursor?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  endCursor?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  withSizes: StorefrontAPI.Scalars['Boolean']['input'];
}>;


export type FeaturedQuery = { collection?: StorefrontAPI.Maybe<{ products: { nodes: Array<(
        Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
        & { sizes?: { nodes: Array<(
            Pick<StorefrontAPI.ProductVariant, 'availableForSale' | 'title'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          )> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'> } }> };

export type CollectionQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  query: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  startCursor?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  endCursor?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  withSizes: StorefrontAPI.Scalars['Boolean']['input'];
  sortKey: StorefrontAPI.ProductSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
}>;


export type CollectionQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
      & { sizes?: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'availableForSale' | 'title'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'> } };

export type DeskFragment = { fields: Array<(
    Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
    & { references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' | 'Video' } | (
        { __typename: 'Metaobject' }
        & { fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }
      )> }> }
  )> };

export type CommissionsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  withExamples: StorefrontAPI.Scalars['Boolean']['input'];
}>;


export type CommissionsQuery = { desk?: StorefrontAPI.Maybe<{ fields: Array<(
      Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
      & { references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' | 'Video' } | (
          { __typename: 'Metaobject' }
          & { fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }
        )> }> }
    )> }>, examples?: { nodes: Array<{ fields: Array<(
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' | 'Video' } | (
          { __typename: 'MediaImage' }
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
        )> }
      )> }> } };

export type FeedProductsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type FeedProductsQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt' | 'publishedAt' | 'updatedAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'title'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type FeedProductFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt' | 'publishedAt' | 'updatedAt'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'title'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type StudioPagesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  blog: StorefrontAPI.Scalars['String']['input'];
}>;


export type StudioPagesQuery = { series: { nodes: Array<Pick<StorefrontAPI.Metaobject, 'handle' | 'updatedAt'>> }, exhibitions: { nodes: Array<Pick<StorefrontAPI.Metaobject, 'updatedAt'>> }, journal?: StorefrontAPI.Maybe<{ articles: { nodes: Array<(
        Pick<StorefrontAPI.Article, 'handle' | 'publishedAt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
      )> } }> };

export type SoldWorkLinksQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
  allPrints: StorefrontAPI.Scalars['String']['input'];
}>;


export type SoldWorkLinksQuery = { metaobject?: StorefrontAPI.Maybe<{ work?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
        { __typename: 'Product' }
        & { originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, prints?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
              { __typename: 'Product' }
              & Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
              & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            )> }> }> }
      )> }>, prints?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
          { __typename: 'Product' }
          & Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
          & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> }> }> }>, products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> } };

export type GalleryQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  first: StorefrontAPI.Scalars['Int']['input'];
}>;


export type GalleryQuery = { soldWorks: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { fields: Array<(
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' | 'Video' } | (
          { __typename: 'MediaImage' }
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
        )> }
      )> }
    )> } };

export type HomeQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  seasonal: StorefrontAPI.Scalars['String']['input'];
  breakthrough: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  prints: StorefrontAPI.Scalars['String']['input'];
  originals: StorefrontAPI.Scalars['String']['input'];
}>;


export type HomeQuery = { homePage?: StorefrontAPI.Maybe<{ fields: Array<(
      Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
      & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' | 'Video' } | (
        { __typename: 'MediaImage' }
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }
    )>, heroWork?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
        { __typename: 'Product' }
        & Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
        & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }> }>, breakthrough?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, seasonal?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, prints: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }, originals: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> } };

export type JournalEntryFragment = (
  Pick<StorefrontAPI.Article, 'id' | 'handle' | 'title' | 'excerpt' | 'content' | 'publishedAt'>
  & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
);

export type JournalArticleFragment = (
  Pick<StorefrontAPI.Article, 'contentHtml' | 'tags' | 'id' | 'handle' | 'title' | 'excerpt' | 'content' | 'publishedAt'>
  & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
);

export type JournalQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  blog: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type JournalQuery = { blog?: StorefrontAPI.Maybe<{ articles: { nodes: Array<(
        Pick<StorefrontAPI.Article, 'id' | 'handle' | 'title' | 'excerpt' | 'content' | 'publishedAt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type JournalArticleQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  blog: StorefrontAPI.Scalars['String']['input'];
  handle: StorefrontAPI.Scalars['String']['input'];
  neighbours: StorefrontAPI.Scalars['Int']['input'];
}>;


export type JournalArticleQuery = { blog?: StorefrontAPI.Maybe<{ articleByHandle?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Article, 'contentHtml' | 'tags' | 'id' | 'handle' | 'title' | 'excerpt' | 'content' | 'publishedAt'>
      & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
    )>, articles: { nodes: Array<Pick<StorefrontAPI.Article, 'id' | 'handle' | 'title'>> } }> };

export type JournalArticlesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  blog: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
}>;


export type JournalArticlesQuery = { blog?: StorefrontAPI.Maybe<{ articles: { nodes: Array<(
        Pick<StorefrontAPI.Article, 'contentHtml' | 'tags' | 'id' | 'handle' | 'title' | 'excerpt' | 'content' | 'publishedAt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> } }> };

export type JournalWorksQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  search: StorefrontAPI.Scalars['String']['input'];
}>;


export type JournalWorksQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> } };

export type StockedProductFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ForSaleQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type ForSaleQuery = { nodes: Array<StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'Product' }
    & Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  ) | (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
    & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: (
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }
  )>> };

export type PoliciesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type PoliciesQuery = { policies?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Metaobject, 'updatedAt'>
    & { fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }
  )> };

export type EarlyAccessQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
}>;


export type EarlyAccessQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'title'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, poemTitle?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemRecording?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'mimeType' | 'url'>> }>, story?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type RelatedProductsFragment = { relatedOriginal?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
      { __typename: 'Product' }
      & Pick<StorefrontAPI.Product, 'handle' | 'title'>
    )> }>, relatedPrints?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
        { __typename: 'Product' }
        & Pick<StorefrontAPI.Product, 'handle' | 'title'>
      )> }> }>, soldRecord?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' | 'Video' } | (
      { __typename: 'Metaobject' }
      & Pick<StorefrontAPI.Metaobject, 'type' | 'handle'>
      & { title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }> };

export type ProductQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
}>;


export type ProductQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'title'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, poemTitle?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemRecording?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'mimeType' | 'url'>> }>, story?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, relatedOriginal?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
        { __typename: 'Product' }
        & Pick<StorefrontAPI.Product, 'handle' | 'title'>
      )> }>, relatedPrints?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
          { __typename: 'Product' }
          & Pick<StorefrontAPI.Product, 'handle' | 'title'>
        )> }> }>, soldRecord?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' | 'Video' } | (
        { __typename: 'Metaobject' }
        & Pick<StorefrontAPI.Metaobject, 'type' | 'handle'>
        & { title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
      )> }> }
  )>, recommended?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>>, stock?: StorefrontAPI.Maybe<{ variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'quantityAvailable'>> } }>, series: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, works?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }, exhibitions: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }
    )> } };

export type UsPricesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
}>;


export type UsPricesQuery = { product?: StorefrontAPI.Maybe<{ variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )> } }> };

export type QuestionsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  prints: StorefrontAPI.Scalars['String']['input'];
}>;


export type QuestionsQuery = { questions: { nodes: Array<{ fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }> }, prints: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'handle' | 'title'>
      & { colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } }
    )> } };

export type SeriesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
}>;


export type SeriesQuery = { metaobject?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Metaobject, 'handle'>
    & { title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, works?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
          { __typename: 'Product' }
          & Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
          & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> }> }> }
  )>, all: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, works?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
            { __typename: 'Product' }
            & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } }
          )> }> }> }
    )> } };

export type ShareProductQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
}>;


export type ShareProductQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'title'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, poemTitle?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemRecording?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'mimeType' | 'url'>> }>, story?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type ShortlistProductFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
  & { sizes: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
      & { widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ShortlistQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type ShortlistQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
    & { sizes: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
        & { widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type ViewingFragment = { fields: Array<(
    Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
    & { references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
        { __typename: 'Product' }
        & Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
        & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }> }
  )> };

export type ViewingKeysQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ViewingKeysQuery = { metaobjects: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'id'>
      & { key?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> } };

export type ViewingByIdQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  id: StorefrontAPI.Scalars['ID']['input'];
}>;


export type ViewingByIdQuery = { metaobject?: StorefrontAPI.Maybe<{ fields: Array<(
      Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
      & { references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
          { __typename: 'Product' }
          & Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
          & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> }> }
    )> }> };

export type HealthQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type HealthQuery = { shop: Pick<StorefrontAPI.Shop, 'name'> };

export type UrlRedirectsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  query: StorefrontAPI.Scalars['String']['input'];
}>;


export type UrlRedirectsQuery = { urlRedirects: { nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>> } };

export type ImageFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type PictureFieldFragment = { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' | 'Video' } | (
    { __typename: 'MediaImage' }
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
  )> };

export type TextsFragment = { fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> };

export type CardsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type CardsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type NewPrintsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  query: StorefrontAPI.Scalars['String']['input'];
}>;


export type NewPrintsQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> } };

export type CheckoutVariantFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, product: (
    Pick<StorefrontAPI.Product, 'handle' | 'productType'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'altText'>> }, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  ) }
);

export type CartApiMutationFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
  & { cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'applicable'>>, discountAllocations: Array<(
    { __typename: 'CartAutomaticDiscountAllocation' | 'CartCodeDiscountAllocation' | 'CartCustomDiscountAllocation' }
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>, lines: { nodes: Array<(
      Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
      & { discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' | 'CartCodeDiscountAllocation' | 'CartCustomDiscountAllocation' }
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'title' | 'id' | 'availableForSale'>
        & { product: (
          Pick<StorefrontAPI.Product, 'title' | 'handle' | 'productType'>
          & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'altText'>> }, variants: { nodes: Array<(
              Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'>
              & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
            )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        ), price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) }
    ) | (
      Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
      & { discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' | 'CartCodeDiscountAllocation' | 'CartCustomDiscountAllocation' }
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'title' | 'id' | 'availableForSale'>
        & { product: (
          Pick<StorefrontAPI.Product, 'title' | 'handle' | 'productType'>
          & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'altText'>> }, variants: { nodes: Array<(
              Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'>
              & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
            )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        ), price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) }
    )> } }
);

export type ExhibitionsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ExhibitionsQuery = { metaobjects: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle'>
      & { fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }
    )> } };

export type EmailProductQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
}>;


export type EmailProductQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type LaunchFragment = { launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> };

export type EarlyAccessFragment = { earlyAccessAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> };

export type ProductSizeFragment = { originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> };

export type VariantSizeFragment = (
  Pick<StorefrontAPI.ProductVariant, 'title'>
  & { widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type FilteredSizeFragment = (
  Pick<StorefrontAPI.ProductVariant, 'availableForSale' | 'title'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ProductCardFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ProductPageFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'availableForSale' | 'title'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, poemTitle?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemRecording?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'mimeType' | 'url'>> }>, story?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type SearchProductFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'tags' | 'createdAt'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'availableForSale' | 'title'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemTitle?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, story?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type SearchProductsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type SearchProductsQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'tags' | 'createdAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'availableForSale' | 'title'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, widthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, heightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> }, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemTitle?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, poemText?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, story?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reservedUntil?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalWidthCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalHeightCm?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type SiteQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  blog: StorefrontAPI.Scalars['String']['input'];
}>;


export type SiteQuery = { announcement?: StorefrontAPI.Maybe<{ fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }>, identity?: StorefrontAPI.Maybe<{ fields: Array<(
      Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
      & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductVariant' | 'Video' } | (
        { __typename: 'MediaImage' }
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }
    )> }>, deliveryTimes?: StorefrontAPI.Maybe<{ fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }>, selling?: StorefrontAPI.Maybe<{ fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }>, aiUse?: StorefrontAPI.Maybe<{ fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>> }>, header?: StorefrontAPI.Maybe<{ items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>> }>, footer?: StorefrontAPI.Maybe<{ items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>> }>, journal?: StorefrontAPI.Maybe<{ articles: { nodes: Array<Pick<StorefrontAPI.Article, 'handle'>> } }>, exhibitions: { nodes: Array<Pick<StorefrontAPI.Metaobject, 'handle'>> }, shop: { primaryDomain: Pick<StorefrontAPI.Domain, 'host'> }, localization: { availableCountries: Array<(
      Pick<StorefrontAPI.Country, 'isoCode'>
      & { currency: Pick<StorefrontAPI.Currency, 'isoCode'> }
    )> } };

interface GeneratedQueryTypes {
  "#graphql\n  query About($country: CountryCode, $language: LanguageCode, $blog: String!)\n  @inContext(country: $country, language: $language) {\n    biography: metaobject(handle: {type: \"biography\", handle: \"biography\"}) {\n      ...Texts\n    }\n    studioVideos: metaobjects(type: \"studio_video\", first: 12) {\n      nodes {\n        fields {\n          key\n          value\n          reference {\n            __typename\n            ... on Product {\n              handle\n            }\n          }\n        }\n      }\n    }\n    exhibitions: metaobjects(type: \"exhibition\", first: 50) {\n      nodes {\n        ...Texts\n      }\n    }\n    press: metaobjects(type: \"press\", first: 50) {\n      nodes {\n        ...Texts\n      }\n    }\n    testimonials: metaobjects(type: \"testimonial\", first: 12) {\n      nodes {\n        fields {\n          key\n          value\n          ...PictureField\n        }\n      }\n    }\n    series: metaobjects(type: \"series\", first: 50) {\n      nodes {\n        handle\n        ...Texts\n      }\n    }\n    journal: blog(handle: $blog) {\n      articles(first: 1, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          handle\n          title\n          excerpt\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Texts on Metaobject {\n    fields {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference {\n      __typename\n      ... on MediaImage {\n        image {\n          ...Image\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: AboutQuery, variables: AboutQueryVariables},
  "#graphql\n  query UcpProducts($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on Product {\n        ...UcpProduct\n      }\n      ... on ProductVariant {\n        product {\n          ...UcpProduct\n        }\n      }\n    }\n    stock: nodes(ids: $ids) {\n      ... on Product {\n        ...UcpStock\n      }\n      ... on ProductVariant {\n        product {\n          ...UcpStock\n        }\n      }\n    }\n  }\n  fragment UcpStock on Product {\n    variants(first: 10) {\n      nodes {\n        id\n        quantityAvailable\n      }\n    }\n  }\n  #graphql\n  fragment UcpProduct on Product {\n    ...ProductPage\n    tags\n  }\n\n  #graphql\n  fragment ProductPage on Product {\n    id\n    handle\n    title\n    description\n    descriptionHtml\n    productType\n    images(first: 5) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    options(first: 3) {\n      name\n    }\n    variants(first: 10) {\n      nodes {\n        id\n        sku\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        selectedOptions {\n          name\n          value\n        }\n        title\n        widthCm: metafield(namespace: \"custom\", key: \"width_cm\") {\n          value\n        }\n        heightCm: metafield(namespace: \"custom\", key: \"height_cm\") {\n          value\n        }\n      }\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"custom\", key: \"medium\"}\n        {namespace: \"custom\", key: \"surface\"}\n        {namespace: \"custom\", key: \"year\"}\n        {namespace: \"custom\", key: \"edition\"}\n        {namespace: \"custom\", key: \"framing\"}\n        {namespace: \"custom\", key: \"signature\"}\n        {namespace: \"custom\", key: \"paper\"}\n        {namespace: \"custom\", key: \"border\"}\n        {namespace: \"custom\", key: \"certificate\"}\n        {namespace: \"custom\", key: \"packing\"}\n      ]\n    ) {\n      key\n      value\n    }\n    poemTitle: metafield(namespace: \"custom\", key: \"poem_title\") {\n      value\n    }\n    poemText: metafield(namespace: \"custom\", key: \"poem_text\") {\n      value\n    }\n    poemRecording: metafield(namespace: \"custom\", key: \"poem_recording\") {\n      reference {\n        ... on GenericFile {\n          mimeType\n          url\n        }\n      }\n    }\n    story: metafield(namespace: \"custom\", key: \"story\") {\n      value\n    }\n  }\n\n": {return: UcpProductsQuery, variables: UcpProductsQueryVariables},
  "#graphql\n  query CartCheck(\n    $country: CountryCode\n    $language: LanguageCode\n    $ids: [ID!]!\n    $cartId: ID!\n    $hasCart: Boolean!\n  ) @inContext(country: $country, language: $language) {\n    cart(id: $cartId) @include(if: $hasCart) {\n      id\n    }\n    nodes(ids: $ids) {\n      __typename\n      ...CheckoutVariant\n      ... on ProductVariant {\n        title\n        selectedOptions {\n          name\n          value\n        }\n        product {\n          title\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CheckoutVariant on ProductVariant {\n    id\n    availableForSale\n    price {\n      amount\n      currencyCode\n    }\n    product {\n      handle\n      productType\n      images(first: 1) {\n        nodes {\n          altText\n        }\n      }\n      variants(first: 10) {\n        nodes {\n          title\n          availableForSale\n          selectedOptions {\n            name\n            value\n          }\n        }\n      }\n      ...Launch\n      ...EarlyAccess\n    }\n  }\n\n  #graphql\n  fragment Launch on Product {\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment EarlyAccess on Product {\n    earlyAccessAt: metafield(namespace: \"custom\", key: \"early_access_at\") {\n      value\n    }\n    earlyAccessKey: metafield(namespace: \"custom\", key: \"early_access_key\") {\n      value\n    }\n  }\n\n": {return: CartCheckQuery, variables: CartCheckQueryVariables},
  "#graphql\n  query LinkedCart($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        selectedOptions {\n          name\n          value\n        }\n        product {\n          handle\n          title\n          productType\n          images(first: 1) {\n            nodes {\n              url\n              altText\n              width\n              height\n            }\n          }\n          variants(first: 10) {\n            nodes {\n              availableForSale\n            }\n          }\n          ...Launch\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Launch on Product {\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n  }\n\n": {return: LinkedCartQuery, variables: LinkedCartQueryVariables},
  "#graphql\n  query Specimen(\n    $country: CountryCode\n    $language: LanguageCode\n    $handle: String!\n    $originals: String!\n  )\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      ...Specimen\n    }\n    products(first: 1, query: $originals, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...Specimen\n      }\n    }\n  }\n  #graphql\n  fragment Specimen on Product {\n    handle\n    title\n    productType\n    images(first: 1) {\n      nodes {\n        ...Image\n      }\n    }\n    options(first: 1) {\n      name\n    }\n    variants(first: 1) {\n      nodes {\n        title\n      }\n    }\n    ...ProductSize\n    metafields(\n      identifiers: [\n        {namespace: \"custom\", key: \"medium\"}\n        {namespace: \"custom\", key: \"surface\"}\n        {namespace: \"custom\", key: \"paper\"}\n        {namespace: \"custom\", key: \"year\"}\n        {namespace: \"custom\", key: \"edition\"}\n        {namespace: \"custom\", key: \"certificate\"}\n      ]\n    ) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment ProductSize on Product {\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n  }\n\n": {return: SpecimenQuery, variables: SpecimenQueryVariables},
  "#graphql\n  query Featured(\n    $country: CountryCode\n    $language: LanguageCode\n    $handle: String!\n    $first: Int\n    $last: Int\n    $startCursor: String\n    $endCursor: String\n    $withSizes: Boolean!\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      products(\n        first: $first\n        last: $last\n        before: $startCursor\n        after: $endCursor\n        sortKey: COLLECTION_DEFAULT\n      ) {\n        ...ListedProducts\n      }\n    }\n  }\n  #graphql\n  fragment ListedProducts on ProductConnection {\n    nodes {\n      ...ProductCard\n      sizes: variants(first: 10) @include(if: $withSizes) {\n        nodes {\n          ...FilteredSize\n        }\n      }\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n      startCursor\n      endCursor\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 240)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment FilteredSize on ProductVariant {\n    ...VariantSize\n    availableForSale\n    price {\n      amount\n    }\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantSize on ProductVariant {\n    title\n    widthCm: metafield(namespace: \"custom\", key: \"width_cm\") {\n      value\n    }\n    heightCm: metafield(namespace: \"custom\", key: \"height_cm\") {\n      value\n    }\n  }\n\n": {return: FeaturedQuery, variables: FeaturedQueryVariables},
  "#graphql\n  query Collection(\n    $country: CountryCode\n    $language: LanguageCode\n    $query: String!\n    $first: Int\n    $last: Int\n    $startCursor: String\n    $endCursor: String\n    $withSizes: Boolean!\n    $sortKey: ProductSortKeys!\n    $reverse: Boolean!\n  ) @inContext(country: $country, language: $language) {\n    products(\n      first: $first\n      last: $last\n      before: $startCursor\n      after: $endCursor\n      query: $query\n      sortKey: $sortKey\n      reverse: $reverse\n    ) {\n      ...ListedProducts\n    }\n  }\n  #graphql\n  fragment ListedProducts on ProductConnection {\n    nodes {\n      ...ProductCard\n      sizes: variants(first: 10) @include(if: $withSizes) {\n        nodes {\n          ...FilteredSize\n        }\n      }\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n      startCursor\n      endCursor\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 240)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment FilteredSize on ProductVariant {\n    ...VariantSize\n    availableForSale\n    price {\n      amount\n    }\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantSize on ProductVariant {\n    title\n    widthCm: metafield(namespace: \"custom\", key: \"width_cm\") {\n      value\n    }\n    heightCm: metafield(namespace: \"custom\", key: \"height_cm\") {\n      value\n    }\n  }\n\n": {return: CollectionQuery, variables: CollectionQueryVariables},
  "#graphql\n  query Commissions($country: CountryCode, $language: LanguageCode, $withExamples: Boolean!)\n  @inContext(country: $country, language: $language) {\n    desk: metaobject(handle: {type: \"commission_desk\", handle: \"commission-desk\"}) {\n      ...Desk\n    }\n    examples: metaobjects(type: \"commission_example\", first: 6) @include(if: $withExamples) {\n      nodes {\n        fields {\n          key\n          value\n          ...PictureField\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Desk on Metaobject {\n    fields {\n      key\n      value\n      references(first: 20) {\n        nodes {\n          __typename\n          ...Texts\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Texts on Metaobject {\n    fields {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference {\n      __typename\n      ... on MediaImage {\n        image {\n          ...Image\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: CommissionsQuery, variables: CommissionsQueryVariables},
  "#graphql\n  query FeedProducts($country: CountryCode, $language: LanguageCode, $first: Int!, $after: String)\n  @inContext(country: $country, language: $language) {\n    products(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...FeedProduct\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment FeedProduct on Product {\n    id\n    handle\n    title\n    description\n    productType\n    createdAt\n    publishedAt\n    updatedAt\n    images(first: 5) {\n      nodes {\n        ...Image\n      }\n    }\n    options(first: 1) {\n      name\n    }\n    variants(first: 10) {\n      nodes {\n        id\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        selectedOptions {\n          name\n          value\n        }\n        ...VariantSize\n      }\n    }\n    ...Launch\n    ...ProductSize\n  }\n  #graphql\n  fragment Launch on Product {\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ProductSize on Product {\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantSize on ProductVariant {\n    title\n    widthCm: metafield(namespace: \"custom\", key: \"width_cm\") {\n      value\n    }\n    heightCm: metafield(namespace: \"custom\", key: \"height_cm\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: FeedProductsQuery, variables: FeedProductsQueryVariables},
  "#graphql\n  query StudioPages($country: CountryCode, $language: LanguageCode, $blog: String!)\n  @inContext(country: $country, language: $language) {\n    series: metaobjects(type: \"series\", first: 250) {\n      nodes {\n        handle\n        updatedAt\n      }\n    }\n    exhibitions: metaobjects(type: \"exhibition\", first: 1, sortKey: \"updated_at\", reverse: true) {\n      nodes {\n        updatedAt\n      }\n    }\n    journal: blog(handle: $blog) {\n      articles(first: 250, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          handle\n          publishedAt\n          image {\n            url\n          }\n        }\n      }\n    }\n  }\n": {return: StudioPagesQuery, variables: StudioPagesQueryVariables},
  "#graphql\n  query SoldWorkLinks(\n    $country: CountryCode\n    $language: LanguageCode\n    $handle: String!\n    $allPrints: String!\n  )\n  @inContext(country: $country, language: $language) {\n    metaobject(handle: {type: \"gallery_entry\", handle: $handle}) {\n      work: field(key: \"work\") {\n        reference {\n          __typename\n          ... on Product {\n            originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n              value\n            }\n            prints: metafield(namespace: \"custom\", key: \"related_prints\") {\n              references(first: 12) {\n                nodes {\n                  __typename\n                  ...ProductCard\n                }\n              }\n            }\n          }\n        }\n      }\n      prints: field(key: \"prints\") {\n        references(first: 12) {\n          nodes {\n            __typename\n            ...ProductCard\n          }\n        }\n      }\n    }\n    products(first: 50, query: $allPrints, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...ProductCard\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 240)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n": {return: SoldWorkLinksQuery, variables: SoldWorkLinksQueryVariables},
  "#graphql\n  query Gallery($country: CountryCode, $language: LanguageCode, $first: Int!)\n  @inContext(country: $country, language: $language) {\n    soldWorks: metaobjects(type: \"gallery_entry\", first: $first) {\n      nodes {\n        handle\n        fields {\n          key\n          value\n          ...PictureField\n        }\n      }\n    }\n  }\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference {\n      __typename\n      ... on MediaImage {\n        image {\n          ...Image\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: GalleryQuery, variables: GalleryQueryVariables},
  "#graphql\n  query Home(\n    $country: CountryCode\n    $language: LanguageCode\n    $seasonal: String!\n    $breakthrough: String!\n    $first: Int!\n    $prints: String!\n    $originals: String!\n  ) @inContext(country: $country, language: $language) {\n    homePage: metaobject(handle: {type: \"home_page\", handle: \"home-page\"}) {\n      fields {\n        key\n        value\n        ...PictureField\n      }\n      heroWork: field(key: \"hero_work\") {\n        reference {\n          __typename\n          ...ProductCard\n        }\n      }\n    }\n    breakthrough: product(handle: $breakthrough) {\n      ...ProductCard\n    }\n    seasonal: product(handle: $seasonal) {\n      ...ProductCard\n    }\n    prints: products(first: $first, query: $prints, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...ProductCard\n      }\n    }\n    originals: products(first: $first, query: $originals, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...ProductCard\n      }\n    }\n  }\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference {\n      __typename\n      ... on MediaImage {\n        image {\n          ...Image\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 240)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n": {return: HomeQuery, variables: HomeQueryVariables},
  "#graphql\n  query Journal(\n    $country: CountryCode\n    $language: LanguageCode\n    $blog: String!\n    $first: Int!\n    $after: String\n  ) @inContext(country: $country, language: $language) {\n    blog(handle: $blog) {\n      articles(first: $first, after: $after, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          ...JournalEntry\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment JournalEntry on Article {\n    id\n    handle\n    title\n    excerpt\n    content(truncateAt: 200)\n    publishedAt\n    image {\n      ...Image\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: JournalQuery, variables: JournalQueryVariables},
  "#graphql\n  query JournalArticle(\n    $country: CountryCode\n    $language: LanguageCode\n    $blog: String!\n    $handle: String!\n    $neighbours: Int!\n  ) @inContext(country: $country, language: $language) {\n    blog(handle: $blog) {\n      articleByHandle(handle: $handle) {\n        ...JournalArticle\n      }\n      articles(first: $neighbours, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          id\n          handle\n          title\n        }\n      }\n    }\n  }\n  #graphql\n  fragment JournalArticle on Article {\n    ...JournalEntry\n    contentHtml\n    tags\n  }\n\n  #graphql\n  fragment JournalEntry on Article {\n    id\n    handle\n    title\n    excerpt\n    content(truncateAt: 200)\n    publishedAt\n    image {\n      ...Image\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: JournalArticleQuery, variables: JournalArticleQueryVariables},
  "#graphql\n  query JournalArticles(\n    $country: CountryCode\n    $language: LanguageCode\n    $blog: String!\n    $first: Int!\n  ) @inContext(country: $country, language: $language) {\n    blog(handle: $blog) {\n      articles(first: $first, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          ...JournalArticle\n        }\n      }\n    }\n  }\n  #graphql\n  fragment JournalArticle on Article {\n    ...JournalEntry\n    contentHtml\n    tags\n  }\n\n  #graphql\n  fragment JournalEntry on Article {\n    id\n    handle\n    title\n    excerpt\n    content(truncateAt: 200)\n    publishedAt\n    image {\n      ...Image\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: JournalArticlesQuery, variables: JournalArticlesQueryVariables},
  "#graphql\n  query JournalWorks($country: CountryCode, $language: LanguageCode, $search: String!)\n  @inContext(country: $country, language: $language) {\n    products(first: 8, query: $search, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...ProductCard\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 240)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n": {return: JournalWorksQuery, variables: JournalWorksQueryVariables},
  "#graphql\n  query ForSale($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      __typename\n      ... on Product {\n        ...StockedProduct\n      }\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        selectedOptions {\n          name\n          value\n        }\n        product {\n          ...StockedProduct\n        }\n      }\n    }\n  }\n  #graphql\n  fragment StockedProduct on Product {\n    id\n    handle\n    title\n    productType\n    images(first: 1) {\n      nodes {\n        ...Image\n      }\n    }\n    options(first: 1) {\n      name\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    ...Launch\n    ...EarlyAccess\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Launch on Product {\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment EarlyAccess on Product {\n    earlyAccessAt: metafield(namespace: \"custom\", key: \"early_access_at\") {\n      value\n    }\n    earlyAccessKey: metafield(namespace: \"custom\", key: \"early_access_key\") {\n      value\n    }\n  }\n\n": {return: ForSaleQuery, variables: ForSaleQueryVariables},
  "#graphql\n  query Policies($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    policies: metaobject(handle: {type: \"policies\", handle: \"policies\"}) {\n      updatedAt\n      ...Texts\n    }\n  }\n  #graphql\n  fragment Texts on Metaobject {\n    fields {\n      key\n      value\n    }\n  }\n\n": {return: PoliciesQuery, variables: PoliciesQueryVariables},
  "#graphql\n  query EarlyAccess($country: CountryCode, $language: LanguageCode, $handle: String!)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      ...ProductPage\n      ...EarlyAccess\n    }\n  }\n  #graphql\n  fragment ProductPage on Product {\n    id\n    handle\n    title\n    description\n    descriptionHtml\n    productType\n    images(first: 5) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    options(first: 3) {\n      name\n    }\n    variants(first: 10) {\n      nodes {\n        id\n        sku\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        selectedOptions {\n          name\n          value\n        }\n        title\n        widthCm: metafield(namespace: \"custom\", key: \"width_cm\") {\n          value\n        }\n        heightCm: metafield(namespace: \"custom\", key: \"height_cm\") {\n          value\n        }\n      }\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"custom\", key: \"medium\"}\n        {namespace: \"custom\", key: \"surface\"}\n        {namespace: \"custom\", key: \"year\"}\n        {namespace: \"custom\", key: \"edition\"}\n        {namespace: \"custom\", key: \"framing\"}\n        {namespace: \"custom\", key: \"signature\"}\n        {namespace: \"custom\", key: \"paper\"}\n        {namespace: \"custom\", key: \"border\"}\n        {namespace: \"custom\", key: \"certificate\"}\n        {namespace: \"custom\", key: \"packing\"}\n      ]\n    ) {\n      key\n      value\n    }\n    poemTitle: metafield(namespace: \"custom\", key: \"poem_title\") {\n      value\n    }\n    poemText: metafield(namespace: \"custom\", key: \"poem_text\") {\n      value\n    }\n    poemRecording: metafield(namespace: \"custom\", key: \"poem_recording\") {\n      reference {\n        ... on GenericFile {\n          mimeType\n          url\n        }\n      }\n    }\n    story: metafield(namespace: \"custom\", key: \"story\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment EarlyAccess on Product {\n    earlyAccessAt: metafield(namespace: \"custom\", key: \"early_access_at\") {\n      value\n    }\n    earlyAccessKey: metafield(namespace: \"custom\", key: \"early_access_key\") {\n      value\n    }\n  }\n\n": {return: EarlyAccessQuery, variables: EarlyAccessQueryVariables},
  "#graphql\n  query Product($country: CountryCode, $language: LanguageCode, $handle: String!)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      ...ProductPage\n      ...RelatedProducts\n    }\n    recommended: productRecommendations(productHandle: $handle) {\n      ...ProductCard\n    }\n    stock: product(handle: $handle) {\n      variants(first: 10) {\n        nodes {\n          quantityAvailable\n        }\n      }\n    }\n    series: metaobjects(type: \"series\", first: 50) {\n      nodes {\n        handle\n        title: field(key: \"title\") {\n          value\n        }\n        works: field(key: \"works\") {\n          value\n        }\n      }\n    }\n    exhibitions: metaobjects(type: \"exhibition\", first: 50, sortKey: \"updated_at\", reverse: true) {\n      nodes {\n        handle\n        ...Texts\n      }\n    }\n  }\n  #graphql\n  fragment ProductPage on Product {\n    id\n    handle\n    title\n    description\n    descriptionHtml\n    productType\n    images(first: 5) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    options(first: 3) {\n      name\n    }\n    variants(first: 10) {\n      nodes {\n        id\n        sku\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        selectedOptions {\n          name\n          value\n        }\n        title\n        widthCm: metafield(namespace: \"custom\", key: \"width_cm\") {\n          value\n        }\n        heightCm: metafield(namespace: \"custom\", key: \"height_cm\") {\n          value\n        }\n      }\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"custom\", key: \"medium\"}\n        {namespace: \"custom\", key: \"surface\"}\n        {namespace: \"custom\", key: \"year\"}\n        {namespace: \"custom\", key: \"edition\"}\n        {namespace: \"custom\", key: \"framing\"}\n        {namespace: \"custom\", key: \"signature\"}\n        {namespace: \"custom\", key: \"paper\"}\n        {namespace: \"custom\", key: \"border\"}\n        {namespace: \"custom\", key: \"certificate\"}\n        {namespace: \"custom\", key: \"packing\"}\n      ]\n    ) {\n      key\n      value\n    }\n    poemTitle: metafield(namespace: \"custom\", key: \"poem_title\") {\n      value\n    }\n    poemText: metafield(namespace: \"custom\", key: \"poem_text\") {\n      value\n    }\n    poemRecording: metafield(namespace: \"custom\", key: \"poem_recording\") {\n      reference {\n        ... on GenericFile {\n          mimeType\n          url\n        }\n      }\n    }\n    story: metafield(namespace: \"custom\", key: \"story\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment RelatedProducts on Product {\n    relatedOriginal: metafield(namespace: \"custom\", key: \"related_original\") {\n      reference {\n        __typename\n        ... on Product {\n          handle\n          title\n        }\n      }\n    }\n    relatedPrints: metafield(namespace: \"custom\", key: \"related_prints\") {\n      references(first: 5) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n            title\n          }\n        }\n      }\n    }\n    soldRecord: metafield(namespace: \"custom\", key: \"sold_record\") {\n      reference {\n        __typename\n        ... on Metaobject {\n          type\n          handle\n          title: field(key: \"title\") {\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 240)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment Texts on Metaobject {\n    fields {\n      key\n      value\n    }\n  }\n\n": {return: ProductQuery, variables: ProductQueryVariables},
  "#graphql\n  query UsPrices($country: CountryCode, $language: LanguageCode, $handle: String!)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      variants(first: 10) {\n        nodes {\n          id\n          price {\n            amount\n            currencyCode\n          }\n        }\n      }\n    }\n  }\n": {return: UsPricesQuery, variables: UsPricesQueryVariables},
  "#graphql\n  query Questions($country: CountryCode, $language: LanguageCode, $prints: String!)\n  @inContext(country: $country, language: $language) {\n    questions: metaobjects(type: \"question\", first: 50) {\n      nodes {\n        ...Texts\n      }\n    }\n    prints: products(first: 1, query: $prints, sortKey: BEST_SELLING) {\n      nodes {\n        handle\n        title\n        colours: metafield(namespace: \"custom\", key: \"colours\") {\n          value\n        }\n        images(first: 2) {\n          nodes {\n            ...Image\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Texts on Metaobject {\n    fields {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: QuestionsQuery, variables: QuestionsQueryVariables},
  "#graphql\n  query Series($country: CountryCode, $language: LanguageCode, $handle: String!)\n  @inContext(country: $country, language: $language) {\n    metaobject(handle: {type: \"series\", handle: $handle}) {\n      handle\n      title: field(key: \"title\") {\n        value\n      }\n      text: field(key: \"text\") {\n        value\n      }\n      works: field(key: \"works\") {\n        references(first: 50) {\n          nodes {\n            __typename\n            ...ProductCard\n          }\n        }\n      }\n    }\n    all: metaobjects(type: \"series\", first: 50) {\n      nodes {\n        handle\n        title: field(key: \"title\") {\n          value\n        }\n        works: field(key: \"works\") {\n          references(first: 1) {\n            nodes {\n              __typename\n              ... on Product {\n                images(first: 1) {\n                  nodes {\n                    url\n                    altText\n                    width\n                    height\n                  }\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 240)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n": {return: SeriesQuery, variables: SeriesQueryVariables},
  "#graphql\n  query ShareProduct($country: CountryCode, $language: LanguageCode, $handle: String!)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      ...ProductPage\n    }\n  }\n  #graphql\n  fragment ProductPage on Product {\n    id\n    handle\n    title\n    description\n    descriptionHtml\n    productType\n    images(first: 5) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    options(first: 3) {\n      name\n    }\n    variants(first: 10) {\n      nodes {\n        id\n        sku\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        selectedOptions {\n          name\n          value\n        }\n        title\n        widthCm: metafield(namespace: \"custom\", key: \"width_cm\") {\n          value\n        }\n        heightCm: metafield(namespace: \"custom\", key: \"height_cm\") {\n          value\n        }\n      }\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"custom\", key: \"medium\"}\n        {namespace: \"custom\", key: \"surface\"}\n        {namespace: \"custom\", key: \"year\"}\n        {namespace: \"custom\", key: \"edition\"}\n        {namespace: \"custom\", key: \"framing\"}\n        {namespace: \"custom\", key: \"signature\"}\n        {namespace: \"custom\", key: \"paper\"}\n        {namespace: \"custom\", key: \"border\"}\n        {namespace: \"custom\", key: \"certificate\"}\n        {namespace: \"custom\", key: \"packing\"}\n      ]\n    ) {\n      key\n      value\n    }\n    poemTitle: metafield(namespace: \"custom\", key: \"poem_title\") {\n      value\n    }\n    poemText: metafield(namespace: \"custom\", key: \"poem_text\") {\n      value\n    }\n    poemRecording: metafield(namespace: \"custom\", key: \"poem_recording\") {\n      reference {\n        ... on GenericFile {\n          mimeType\n          url\n        }\n      }\n    }\n    story: metafield(namespace: \"custom\", key: \"story\") {\n      value\n    }\n  }\n\n": {return: ShareProductQuery, variables: ShareProductQueryVariables},
  "#graphql\n  query Shortlist($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ...ShortlistProduct\n    }\n  }\n  #graphql\n  fragment ShortlistProduct on Product {\n    ...ProductCard\n    sizes: variants(first: 10) {\n      nodes {\n        id\n        ...VariantSize\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 240)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantSize on ProductVariant {\n    title\n    widthCm: metafield(namespace: \"custom\", key: \"width_cm\") {\n      value\n    }\n    heightCm: metafield(namespace: \"custom\", key: \"height_cm\") {\n      value\n    }\n  }\n\n": {return: ShortlistQuery, variables: ShortlistQueryVariables},
  "#graphql\n  query ViewingKeys($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    metaobjects(type: \"viewing\", first: 250, sortKey: \"updated_at\", reverse: true) {\n      nodes {\n        id\n        key: field(key: \"key\") {\n          value\n        }\n      }\n    }\n  }\n": {return: ViewingKeysQuery, variables: ViewingKeysQueryVariables},
  "#graphql\n  query ViewingById($country: CountryCode, $language: LanguageCode, $id: ID!)\n  @inContext(country: $country, language: $language) {\n    metaobject(id: $id) {\n      ...Viewing\n    }\n  }\n  #graphql\n  fragment Viewing on Metaobject {\n    fields {\n      key\n      value\n      references(first: 30) {\n        nodes {\n          __typename\n          ...ProductCard\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 240)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n": {return: ViewingByIdQuery, variables: ViewingByIdQueryVariables},
  "#graphql\n  query Health($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    shop {\n      name\n    }\n  }\n": {return: HealthQuery, variables: HealthQueryVariables},
  "#graphql\n  query UrlRedirects($country: CountryCode, $language: LanguageCode, $query: String!)\n  @inContext(country: $country, language: $language) {\n    urlRedirects(first: 10, query: $query) {\n      nodes {\n        path\n        target\n      }\n    }\n  }\n": {return: UrlRedirectsQuery, variables: UrlRedirectsQueryVariables},
  "#graphql\n  query Cards($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ...ProductCard\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 240)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n": {return: CardsQuery, variables: CardsQueryVariables},
  "#graphql\n  query NewPrints($country: CountryCode, $language: LanguageCode, $query: String!)\n  @inContext(country: $country, language: $language) {\n    products(first: 12, query: $query, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...ProductCard\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 240)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n": {return: NewPrintsQuery, variables: NewPrintsQueryVariables},
  "#graphql\n  query Exhibitions($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    metaobjects(type: \"exhibition\", first: 50, sortKey: \"updated_at\", reverse: true) {\n      nodes {\n        id\n        handle\n        ...Texts\n      }\n    }\n  }\n  #graphql\n  fragment Texts on Metaobject {\n    fields {\n      key\n      value\n    }\n  }\n\n": {return: ExhibitionsQuery, variables: ExhibitionsQueryVariables},
  "#graphql\n  query EmailProduct($country: CountryCode, $language: LanguageCode, $handle: String!)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      id\n      handle\n      title\n      productType\n      featuredImage {\n        ...Image\n      }\n      options(first: 1) {\n        name\n      }\n      variants(first: 10) {\n        nodes {\n          id\n          title\n          availableForSale\n        }\n      }\n      ...Launch\n    }\n  }\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Launch on Product {\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n  }\n\n": {return: EmailProductQuery, variables: EmailProductQueryVariables},
  "#graphql\n  query SearchProducts($country: CountryCode, $language: LanguageCode, $first: Int!, $after: String)\n  @inContext(country: $country, language: $language) {\n    products(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...SearchProduct\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment SearchProduct on Product {\n    id\n    handle\n    title\n    description\n    productType\n    tags\n    createdAt\n    images(first: 5) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...FilteredSize\n      }\n    }\n    ...Launch\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    ...ProductSize\n    poemTitle: metafield(namespace: \"custom\", key: \"poem_title\") {\n      value\n    }\n    poemText: metafield(namespace: \"custom\", key: \"poem_text\") {\n      value\n    }\n    story: metafield(namespace: \"custom\", key: \"story\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment FilteredSize on ProductVariant {\n    ...VariantSize\n    availableForSale\n    price {\n      amount\n    }\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantSize on ProductVariant {\n    title\n    widthCm: metafield(namespace: \"custom\", key: \"width_cm\") {\n      value\n    }\n    heightCm: metafield(namespace: \"custom\", key: \"height_cm\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment Launch on Product {\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    reservedUntil: metafield(namespace: \"custom\", key: \"reserved_until\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ProductSize on Product {\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    originalWidthCm: metafield(namespace: \"custom\", key: \"original_width_cm\") {\n      value\n    }\n    originalHeightCm: metafield(namespace: \"custom\", key: \"original_height_cm\") {\n      value\n    }\n  }\n\n": {return: SearchProductsQuery, variables: SearchProductsQueryVariables},
  "#graphql\n  query Site($country: CountryCode, $language: LanguageCode, $blog: String!)\n  @inContext(country: $country, language: $language) {\n    announcement: metaobject(handle: {type: \"announcement\", handle: \"announcement\"}) {\n      ...Texts\n    }\n    identity: metaobject(handle: {type: \"site_identity\", handle: \"site-identity\"}) {\n      fields {\n        key\n        value\n        ...PictureField\n      }\n    }\n    deliveryTimes: metaobject(handle: {type: \"delivery_times\", handle: \"delivery-times\"}) {\n      ...Texts\n    }\n    selling: metaobject(handle: {type: \"selling\", handle: \"selling\"}) {\n      ...Texts\n    }\n    aiUse: metaobject(handle: {type: \"ai_use\", handle: \"ai-use\"}) {\n      ...Texts\n    }\n    header: menu(handle: \"shop-header\") {\n      items {\n        title\n        url\n      }\n    }\n    footer: menu(handle: \"shop-footer\") {\n      items {\n        title\n        url\n      }\n    }\n    journal: blog(handle: $blog) {\n      articles(first: 1) {\n        nodes {\n          handle\n        }\n      }\n    }\n    exhibitions: metaobjects(type: \"exhibition\", first: 1) {\n      nodes {\n        handle\n      }\n    }\n    shop {\n      primaryDomain {\n        host\n      }\n    }\n    localization {\n      availableCountries {\n        isoCode\n        currency {\n          isoCode\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Texts on Metaobject {\n    fields {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference {\n      __typename\n      ... on MediaImage {\n        image {\n          ...Image\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: SiteQuery, variables: SiteQueryVariables},
}

interface GeneratedMutationTypes {
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
