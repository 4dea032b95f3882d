import {useSearchParams} from '@remix-run/react';
import {useEffect} from 'react';
import {useWords} from '~/words';
import {openCartPanel} from '~/shop/cart/cart-panel';

/** The URL parameter that opens the cart panel on the home page. `/cart` redirects to it. */
export const CART_PARAMETER = 'cart';

/** Opens the cart panel when the URL requests it, and removes the parameter. Without JavaScript, it's a note. */
export function OpenCartFromUrl() {
  const words = useWords();
  const [searchParams] = useSearchParams();
  const isRequested = searchParams.has(CART_PARAMETER);

  useEffect(() => {
    if (!isRequested) return;
    openCartPanel();
    // Bypasses the router, which would run the loaders again.
    const url = new URL(window.location.href);
    url.searchParams.delete(CART_PARAMETER);
    window.history.replaceState(window.history.state, '', url);
  }, [isRequested]);

  return (
    isRequested && (
      <noscript>
        <p className="page py-4">{words.cart.needsScripts}</p>
      </noscript>
    )
  );
}
