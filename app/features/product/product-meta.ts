import type {MetaArgs, MetaDescriptor} from '@remix-run/react';
import {SHARE_IMAGE_SIZE} from '#contracts/share-image';
import {pageMeta, type ShareImage} from '~/shop/seo/page-meta';
import {cdnSrcSet, type CdnImage} from '~/lib/cdn-image';
import {localPath} from '~/lib/language/local-path';
import type {Notice} from '~/lib/notice';
import type {VisibleProduct} from '~/shop/product/product';
import {productDescription} from '~/shop/product/product-description';
import {altOf, pictureSizes} from '~/shop/product/product-pictures';
import {shorten} from '~/lib/shorten';
import {shareUrl, shareCard} from '~/shop/share/share-card';
import {productPath} from '~/shop/paths';
import {type ShopWords, wordsAt} from '~/words';
import {productStructuredData} from './product-structured-data';

/** The head of a product page as rendered. It isn't indexed when there's no product. */
export function productPageMeta(
  args: Pick<MetaArgs, 'matches' | 'location'>,
  {product, notice}: {product: VisibleProduct | null; notice: Notice | null},
): MetaDescriptor[] {
  const words = wordsAt(args.location.pathname);
  if (!product) {
    const {title, description} = words.product.notFound;
    return pageMeta(args, {
      title,
      // A failing storefront doesn't prove that the work doesn't exist.
      description: notice ? words.shared.description : description,
      isHidden: true,
    });
  }
  const path = productPath(product.handle);
  const tags = pageMeta(args, {
    title: product.title,
    description: shorten(productDescription(words, product)),
    path,
    type: 'product',
    preloads: picturePreload(product.images.nodes),
    image: shareImage(words, product),
    structuredData: (origin, site) => productStructuredData(words, product, origin, site),
  });
  const href = localPath(words, `${path}.md`);
  return [...tags, {tagName: 'link', rel: 'alternate', type: 'text/markdown', href}];
}

/** The picture for sharing a product page. */
function shareImage(words: ShopWords, product: VisibleProduct): ShareImage | null {
  const [image] = product.images.nodes;
  const card = shareCard(words, product, product.renderedAtMs);
  if (!image || !card) return null;
  return {
    url: shareUrl(words, product.handle, card),
    ...SHARE_IMAGE_SIZE,
    alt: altOf(words, image, product.title, 0),
  };
}

/** Preloads the page's first picture before scripts and fonts, in the size that the page shows. */
export function picturePreload(images: readonly CdnImage[]): MetaDescriptor[] {
  const [image] = images;
  if (!image) return [];
  return [
    {
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      imageSrcSet: cdnSrcSet(image, 'page'),
      imageSizes: pictureSizes(image),
      // React 18 supports the attribute only under its HTML name.
      fetchpriority: 'high',
    },
  ];
}
