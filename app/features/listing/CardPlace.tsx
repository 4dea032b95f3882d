import {CachedPart} from '~/components/CachedPart';
import type {UndatedCard} from '~/lib/catalogue/visible-card';
import {nextLaunchMs} from '~/lib/launch/launch';
import {ProductCard, type ProductCardProps} from './ProductCard';

interface CardPlaceProps extends ProductCardProps {
  as?: 'li' | 'div';
}

/** A list's item with a product's card. */
export function CardPlace({as = 'li', ...card}: CardPlaceProps) {
  return (
    <CachedPart
      as={as}
      of={import.meta.env.SSR ? shownBy(card) : null}
      role={as === 'div' ? 'listitem' : undefined}
      className="card-place"
    >
      <ProductCard {...card} />
    </CachedPart>
  );
}

/** What a card shows; null before a launch, when that depends on the time. Of all positions only the first looks different. */
function shownBy({product, renderedAtMs, position, ...look}: ProductCardProps) {
  if (nextLaunchMs([product], renderedAtMs) !== null) return null;
  return ['card', textOf(product), look, position === 1];
}

/** By the card, which is the same object for many visitors: see `visibleCard`. */
const texts = new WeakMap<UndatedCard, string>();

function textOf(product: UndatedCard): string {
  const text = texts.get(product) ?? JSON.stringify(product);
  texts.set(product, text);
  return text;
}
