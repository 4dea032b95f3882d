import {useWords} from '~/words';
import {CountBadge} from '~/components/CountBadge';
import {LinkThenButton} from '~/components/LinkThenButton';
import {localPath} from '~/lib/language/local-path';
import {countItems} from '~/shop/cart/cart';
import {openCartPanel} from '~/shop/cart/cart-panel';
import {useCart} from '~/shop/cart/use-cart';

/**
 * The header's cart button with the item count. Before hydration, it's a link to the cart. Hidden without JavaScript,
 * because the cart requires it.
 */
export function CartButton() {
  const words = useWords();
  const count = countItems(useCart());
  const label = words.cart.button(words.cart.items(count));
  return (
    <LinkThenButton
      href={localPath(words, '/cart')}
      label={label}
      path="M5 8h14l-1 12H6L5 8Zm4 0a3 3 0 0 1 6 0"
      onClick={openCartPanel}
      className="hover:text-sea noscript:hidden"
    >
      <CountBadge count={count} />
    </LinkThenButton>
  );
}
