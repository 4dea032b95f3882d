import type {PageMeta} from '~/lib/seo';
import type {VisibleProduct} from './hidden-prices';

/** As much of a description as search engines show. */
const DESCRIPTION_LENGTH = 155;

/** A product page's head: its own title, description and share picture; hidden from search engines when there is none. */
export function productPageMeta(product: VisibleProduct | null): PageMeta {
  if (!product) {
    return {title: 'Product not found', description: 'There is no such work.', isHidden: true};
  }
  return {
    title: product.title,
    description: shorten(product.description),
    image: product.images.nodes[0]?.url,
    type: 'product',
  };
}

/** Cut at a word, with an ellipsis. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
