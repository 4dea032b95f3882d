import {useWords} from '~/words';
import {CountBadge} from '~/components/CountBadge';
import {Icon} from '~/components/Icon';
import {IconButton} from '~/components/IconButton';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {cn} from '~/lib/cn';
import {localPath} from '~/lib/language/local-path';
import {countItems} from '~/shop/cart/cart';
import {openCartPanel} from '~/shop/cart/cart-panel';
import {useCart} from '~/shop/cart/use-cart';

const PATH = 'M5 8h14l-1 12H6L5 8Zm4 0a3 3 0 0 1 6 0';
const CLASS = 'hover:text-sea noscript:hidden';

/**
 * The header's cart button with the item count. Before hydration, it's a link to the cart. Hidden without JavaScript,
 * because the cart requires it.
 */
export function CartBadge() {
  const words = useWords();
  const isHydrated = useHydrated();
  const count = countItems(useCart());
  const label = words.cart.button(words.cart.items(count));

  if (!isHydrated) {
    return (
      <a
        href={localPath(words, '/cart')}
        aria-label={label}
        className={cn('grid size-[48px] place-items-center', CLASS)}
      >
        <Icon path={PATH} />
      </a>
    );
  }
  return (
    <IconButton label={label} path={PATH} onClick={openCartPanel} className={CLASS}>
      <CountBadge count={count} />
    </IconButton>
  );
}
