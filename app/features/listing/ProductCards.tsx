import type {CompactCard} from '~/lib/catalogue/visible-card';
import {partKey, useCachedHtml} from '~/lib/documents/cached-html';
import {nextLaunchMs} from '~/lib/launch/launch';
import {onceFor} from '~/lib/once-for';
import {ProductCard, type ProductCardProps} from './ProductCard';

interface ProductCardsProps {
  /** A `div` is an element inside a list. */
  as: 'ul' | 'div';
  className: string;
  cards: readonly ProductCardProps[];
}

/** Product cards, and the element around them. The server writes them in one step: see docs/decisions/cached-parts.md. */
export function ProductCards({as: List, className, cards}: ProductCardsProps) {
  const cachedHtml = useCachedHtml();
  const Item = List === 'ul' ? 'li' : 'div';
  const itemOf = (card: ProductCardProps) => (
    <Item
      key={card.product.id}
      role={Item === 'div' ? 'listitem' : undefined}
      className="card-place"
    >
      <ProductCard {...card} />
    </Item>
  );
  const html = cachedHtml && cards.map((card) => cachedHtml(keyOf(Item, card), itemOf(card)));
  if (!html || html.includes(null)) {
    return <List className={className}>{cards.map(itemOf)}</List>;
  }
  return <List className={className} dangerouslySetInnerHTML={{__html: html.join('')}} />;
}

/** Null before a launch, when a card shows the time. Of all positions only the first looks different. */
function keyOf(
  item: string,
  {product, renderedAtMs, position, ...look}: ProductCardProps,
): string | null {
  if (nextLaunchMs([product], renderedAtMs) !== null) return null;
  return partKey('card', item, textOf(product), look, position === 1);
}

/** By the card, which is the same object for many visitors: see `visibleCard`. */
const textOf = /* @__PURE__ */ onceFor((product: CompactCard) => JSON.stringify(product));
