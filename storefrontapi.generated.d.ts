/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen-react/storefront-api-types';

export type CartStatusQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  cartId: StorefrontAPI.Scalars['ID']['input'];
}>;


export type CartStatusQuery = { cart?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Cart, 'id'>> };

export type CheckoutLinesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type CheckoutLinesQuery = { nodes: Array<StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, product: (
      Pick<StorefrontAPI.Product, 'handle' | 'productType'>
      & { launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }
  )>> };

export type SitemapProductFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'publishedAt' | 'updatedAt'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } }
);

export type FeedProductFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
    )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type SitemapProductsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type SitemapProductsQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'publishedAt' | 'updatedAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type FeedProductsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type FeedProductsQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
        )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type HomeQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  first: StorefrontAPI.Scalars['Int']['input'];
  prints: StorefrontAPI.Scalars['String']['input'];
  originals: StorefrontAPI.Scalars['String']['input'];
}>;


export type HomeQuery = { breakthrough?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, santa?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, prints: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }, originals: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> } };

export type CollectionQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  query: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  sortKey: StorefrontAPI.ProductSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
}>;


export type CollectionQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'> } };

export type ProductQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
}>;


export type ProductQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, edition?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, framing?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, signature?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, recommended?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type EarlyAccessQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
}>;


export type EarlyAccessQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType'>
    & { earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, edition?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, framing?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, signature?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type SearchProductFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'tags' | 'createdAt'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount'> }
    )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type SearchProductsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type SearchProductsQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'tags' | 'createdAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount'> }
        )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, colours?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type SearchCardsQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type SearchCardsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type ShareImageQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  handle: StorefrontAPI.Scalars['String']['input'];
}>;


export type ShareImageQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'handle' | 'title' | 'productType'>
    & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type ShortlistWorkFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
  & { sizes: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'title'>> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ShortlistQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type ShortlistQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
    & { sizes: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'title'>> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type ProductCardFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'createdAt'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'availableForSale'>> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ProductPageFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<Pick<StorefrontAPI.ProductOption, 'name'>>, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'title' | 'availableForSale'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
    )> }, launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ribbon?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, medium?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, year?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, edition?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, originalSize?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, framing?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, signature?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

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

export type CartApiMutationFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
  & { lines: { nodes: Array<(
      Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
      & { merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, product: (
          Pick<StorefrontAPI.Product, 'handle' | 'productType'>
          & { launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        ) }
      ) }
    ) | (
      Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
      & { merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, product: (
          Pick<StorefrontAPI.Product, 'handle' | 'productType'>
          & { launchAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, earlyAccessKey?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        ) }
      ) }
    )> } }
);

interface GeneratedQueryTypes {
  "#graphql\n  query CartStatus($country: CountryCode, $language: LanguageCode, $cartId: ID!)\n  @inContext(country: $country, language: $language) {\n    cart(id: $cartId) {\n      id\n    }\n  }\n": {return: CartStatusQuery, variables: CartStatusQueryVariables},
  "#graphql\n  query CheckoutLines($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      __typename\n      ... on ProductVariant {\n        id\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        product {\n          handle\n          productType\n          launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n            value\n          }\n          earlyAccessKey: metafield(namespace: \"custom\", key: \"early_access_key\") {\n            value\n          }\n        }\n      }\n    }\n  }\n": {return: CheckoutLinesQuery, variables: CheckoutLinesQueryVariables},
  "#graphql\n  #graphql\n  fragment SitemapProduct on Product {\n    id\n    handle\n    title\n    description\n    productType\n    publishedAt\n    updatedAt\n    images(first: 5) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n  }\n\n  query SitemapProducts($country: CountryCode, $language: LanguageCode, $first: Int!, $after: String)\n  @inContext(country: $country, language: $language) {\n    products(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...SitemapProduct\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": {return: SitemapProductsQuery, variables: SitemapProductsQueryVariables},
  "#graphql\n  #graphql\n  fragment FeedProduct on Product {\n    id\n    handle\n    title\n    description\n    productType\n    images(first: 5) {\n      nodes {\n        url\n      }\n    }\n    options(first: 1) {\n      name\n    }\n    variants(first: 10) {\n      nodes {\n        id\n        title\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        selectedOptions {\n          name\n          value\n        }\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n  }\n\n  query FeedProducts($country: CountryCode, $language: LanguageCode, $first: Int!, $after: String)\n  @inContext(country: $country, language: $language) {\n    products(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...FeedProduct\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": {return: FeedProductsQuery, variables: FeedProductsQueryVariables},
  "#graphql\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 84)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n  }\n\n  query Home(\n    $country: CountryCode\n    $language: LanguageCode\n    $first: Int!\n    $prints: String!\n    $originals: String!\n  ) @inContext(country: $country, language: $language) {\n    breakthrough: product(handle: \"breakthrough\") {\n      ...ProductCard\n    }\n    santa: product(handle: \"santa\") {\n      ...ProductCard\n    }\n    prints: products(first: $first, query: $prints, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...ProductCard\n      }\n    }\n    originals: products(first: $first, query: $originals, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...ProductCard\n      }\n    }\n  }\n": {return: HomeQuery, variables: HomeQueryVariables},
  "#graphql\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 84)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n  }\n\n  query Collection(\n    $country: CountryCode\n    $language: LanguageCode\n    $query: String!\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $sortKey: ProductSortKeys!\n    $reverse: Boolean!\n  ) @inContext(country: $country, language: $language) {\n    products(\n      first: $first\n      last: $last\n      after: $after\n      before: $before\n      query: $query\n      sortKey: $sortKey\n      reverse: $reverse\n    ) {\n      nodes {\n        ...ProductCard\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n    }\n  }\n": {return: CollectionQuery, variables: CollectionQueryVariables},
  "#graphql\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 84)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ProductPage on Product {\n    id\n    handle\n    title\n    description\n    descriptionHtml\n    productType\n    images(first: 5) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    options(first: 3) {\n      name\n    }\n    variants(first: 10) {\n      nodes {\n        id\n        sku\n        title\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        selectedOptions {\n          name\n          value\n        }\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    edition: metafield(namespace: \"custom\", key: \"edition\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    framing: metafield(namespace: \"custom\", key: \"framing\") {\n      value\n    }\n    signature: metafield(namespace: \"custom\", key: \"signature\") {\n      value\n    }\n  }\n\n  query Product($country: CountryCode, $language: LanguageCode, $handle: String!)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      ...ProductPage\n    }\n    recommended: productRecommendations(productHandle: $handle) {\n      ...ProductCard\n    }\n  }\n": {return: ProductQuery, variables: ProductQueryVariables},
  "#graphql\n  #graphql\n  fragment ProductPage on Product {\n    id\n    handle\n    title\n    description\n    descriptionHtml\n    productType\n    images(first: 5) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    options(first: 3) {\n      name\n    }\n    variants(first: 10) {\n      nodes {\n        id\n        sku\n        title\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        selectedOptions {\n          name\n          value\n        }\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n    edition: metafield(namespace: \"custom\", key: \"edition\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    framing: metafield(namespace: \"custom\", key: \"framing\") {\n      value\n    }\n    signature: metafield(namespace: \"custom\", key: \"signature\") {\n      value\n    }\n  }\n\n  query EarlyAccess($country: CountryCode, $language: LanguageCode, $handle: String!)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      ...ProductPage\n      earlyAccessKey: metafield(namespace: \"custom\", key: \"early_access_key\") {\n        value\n      }\n    }\n  }\n": {return: EarlyAccessQuery, variables: EarlyAccessQueryVariables},
  "#graphql\n  #graphql\n  fragment SearchProduct on Product {\n    id\n    handle\n    title\n    description\n    productType\n    tags\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        width\n        height\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        title\n        availableForSale\n        price {\n          amount\n        }\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    colours: metafield(namespace: \"custom\", key: \"colours\") {\n      value\n    }\n  }\n\n  query SearchProducts($country: CountryCode, $language: LanguageCode, $first: Int!, $after: String)\n  @inContext(country: $country, language: $language) {\n    products(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        ...SearchProduct\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": {return: SearchProductsQuery, variables: SearchProductsQueryVariables},
  "#graphql\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 84)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n  }\n\n  query SearchCards($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ...ProductCard\n    }\n  }\n": {return: SearchCardsQuery, variables: SearchCardsQueryVariables},
  "#graphql\n  query ShareImage($country: CountryCode, $language: LanguageCode, $handle: String!)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      handle\n      title\n      productType\n      images(first: 1) {\n        nodes {\n          url\n          width\n          height\n        }\n      }\n      variants(first: 10) {\n        nodes {\n          title\n          availableForSale\n          price {\n            amount\n            currencyCode\n          }\n        }\n      }\n      launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n        value\n      }\n      originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n        value\n      }\n    }\n  }\n": {return: ShareImageQuery, variables: ShareImageQueryVariables},
  "#graphql\n  #graphql\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    description(truncateAt: 84)\n    productType\n    createdAt\n    images(first: 1) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        availableForSale\n      }\n    }\n    launchAt: metafield(namespace: \"custom\", key: \"launch_at\") {\n      value\n    }\n    ribbon: metafield(namespace: \"custom\", key: \"ribbon\") {\n      value\n    }\n    medium: metafield(namespace: \"custom\", key: \"medium\") {\n      value\n    }\n    originalSize: metafield(namespace: \"custom\", key: \"original_size\") {\n      value\n    }\n    year: metafield(namespace: \"custom\", key: \"year\") {\n      value\n    }\n  }\n\n  fragment ShortlistWork on Product {\n    ...ProductCard\n    sizes: variants(first: 10) {\n      nodes {\n        title\n      }\n    }\n  }\n\n  query Shortlist($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ...ShortlistWork\n    }\n  }\n": {return: ShortlistQuery, variables: ShortlistQueryVariables},
  "#graphql\n  query Health($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    shop {\n      name\n    }\n  }\n": {return: HealthQuery, variables: HealthQueryVariables},
  "#graphql\n  query UrlRedirects($country: CountryCode, $language: LanguageCode, $query: String!)\n  @inContext(country: $country, language: $language) {\n    urlRedirects(first: 10, query: $query) {\n      nodes {\n        path\n        target\n      }\n    }\n  }\n": {return: UrlRedirectsQuery, variables: UrlRedirectsQueryVariables},
}

interface GeneratedMutationTypes {
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
