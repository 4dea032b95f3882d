import type {Site} from '#contracts/site';
import {pageUrl} from '~/lib/language/local-path';
import {SHIPPED_TO} from '~/shop/structured-data/selling-terms';
import type {ShopWords} from '~/words';
import {type FeedRow, feedRows} from './feed-rows';
import type {FeedProduct} from './load-feed-products';

/**
 * The product feed for ChatGPT, as OpenAI specifies it: a JSON object per line
 * (https://developers.openai.com/commerce/specs/file-upload/products). A return policy's URL would mean that returns
 * are accepted, but all sales are final. Its rows have no field for a 3D model or a language.
 */
export function openAiFeed(
  words: ShopWords,
  products: readonly FeedProduct[],
  origin: string,
  nowMs: number,
  site: Site,
): string {
  const terms = {
    brand: site.artist.name,
    condition: 'new',
    seller_name: site.name,
    seller_url: pageUrl(words, origin, '/'),
    shipping_price: '0.00 CAD',
    accepts_returns: false,
    accepts_exchanges: false,
    target_countries: SHIPPED_TO,
    store_country: 'CA',
    is_digital: false,
    is_eligible_search: true,
    is_eligible_checkout: false,
  };
  return feedRows(words, products, origin, nowMs)
    .map((row) => `${JSON.stringify({...product(row), ...terms})}\n`)
    .join('');
}

function product(row: FeedRow) {
  const [picture, ...others] = row.pictures;
  return {
    item_id: row.id,
    title: row.title,
    description: row.description,
    url: row.url,
    image_url: picture,
    ...(others.length > 0 && {additional_image_urls: others}),
    price: row.price,
    availability: row.isInStock ? 'in_stock' : 'out_of_stock',
    product_category: row.productType,
    ...(row.size && {
      group_id: row.groupId,
      listing_has_variations: true,
      size: row.size,
      variant_dict: {size: row.size},
    }),
  };
}
