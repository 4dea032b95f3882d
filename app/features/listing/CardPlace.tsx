import {CachedPart} from '~/components/CachedPart';
import type {UndatedCard} from '~/lib/catalogue/visible-card';
import {partKey} from '~/lib/documents/cached-html';
import {nextLaunchMs} from '~/lib/launch/launch';
import {onceFor} from '~/lib/once-for';
import {ProductCard, type ProductCardProps} from './ProductCard';

interface CardPlaceProps extends ProductCardProps {
  as?: 'li' | 'div';
}

/** A list's item with a product's card. */
export function CardPlace({as = 'li', ...card}: CardPlaceProps) {
  return (
    <CachedPart
      as={as}
      cacheKey={import.meta.env.SSR ? keyOf(card) : null}
      role={as === 'div' ? 'listitem' : undefined}
      className="card-place"
    >
      <ProductCard {...card} />
    </CachedPart>
  );
}

/** Null before a launch, when a card shows the time. Of all positions only the first looks different. */
function keyOf({product, renderedAtMs, position, ...look}: ProductCardProps): string | null {
  if (nextLaunchMs([product], renderedAtMs) !== null) return null;
  return partKey('card', textOf(product), look, position === 1);
}

/** By the card, which is the same object for many visitors: see `visibleCard`. */
const textOf = /* @__PURE__ */ onceFor((product: UndatedCard) => JSON.stringify(product));
