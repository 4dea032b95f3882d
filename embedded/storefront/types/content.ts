import type {
  ArticleContentArgs,
  BlogArticleByHandleArgs,
  BlogArticlesArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {SITE} from '../../../supabase/functions/_shared/contracts/site';
import type {Article, Blog, ContentPage, MenuItem, Shop, ShopPolicy} from '../../catalogue/types';
import {connect} from '../connections/connection';
import {absoluteUrl} from '../schema/absolute-url';
import type {ResolversOf} from '../context';
import {plainTextOf, truncate} from '../schema/text';
import {orderBy} from '../search/product-order';

/** An article with its blog. */
export interface ArticleSource extends Article {
  blog: Blog;
}

export function articleSource(blog: Blog, article: Article): ArticleSource {
  return {...article, blog};
}

export const articleResolvers: ResolversOf<Article> = {
  /** Every post is the artist's. */
  authorV2: () => ({name: SITE.artist.name}),
  content: ({bodyHtml}, {truncateAt}: ArticleContentArgs) =>
    truncate(plainTextOf(bodyHtml), truncateAt),
  contentHtml: ({bodyHtml}) => bodyHtml,
};

export const blogResolvers: ResolversOf<Blog> = {
  articleByHandle: (blog, {handle}: BlogArticleByHandleArgs) => {
    const article = blog.articles.find((one) => one.handle === handle);
    return article && articleSource(blog, article);
  },
  articles: (blog, args: BlogArticlesArgs) => {
    const ordered =
      args.sortKey === 'PUBLISHED_AT'
        ? orderBy(blog.articles, ({publishedAt}) => Date.parse(publishedAt))
        : orderBy(blog.articles);
    return connect(ordered, args, (article) => articleSource(blog, article));
  },
};

/** `MenuItem`: a link of a menu, with the links below it. */
export const menuItemResolvers: ResolversOf<MenuItem> = {
  url: ({path}, _args, {shopOrigin}) => absoluteUrl(shopOrigin, path),
};

export const pageResolvers: ResolversOf<ContentPage> = {
  body: ({bodyHtml}) => bodyHtml,
};

export const shopPolicyResolvers: ResolversOf<ShopPolicy> = {
  body: ({bodyHtml}) => bodyHtml,
  url: ({handle}, _args, {shopOrigin}) => `${shopOrigin}/policies/${handle}`,
};

function policyResolver(handle: ShopPolicy['handle']) {
  return ({policies}: Shop) => policies.find((policy) => policy.handle === handle);
}

/** `Shop`: the shop's settings. */
export const shopResolvers: ResolversOf<Shop> = {
  primaryDomain: (_shop, _args, {shopOrigin}) => ({
    host: new URL(shopOrigin).host,
    url: shopOrigin,
  }),
  privacyPolicy: policyResolver('privacy-policy'),
  refundPolicy: policyResolver('refund-policy'),
  shippingPolicy: policyResolver('shipping-policy'),
  termsOfService: policyResolver('terms-of-service'),
};
