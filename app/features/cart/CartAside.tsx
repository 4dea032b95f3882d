import {useState} from 'react';
import {Aside} from '~/components/Aside';
import {LinksReplace} from '~/components/Link';
import {Toaster} from '~/components/Toaster';
import {useBackToClose} from '~/lib/browser/use-back-to-close';
import {useWords} from '~/words';
import {CART_TOASTER, closeCartPanel, useCartPanelOpen} from '~/shop/cart/cart-panel';
import {CartContents} from './CartContents';
import printStyles from './cart-print.css?url';

/** Keeps clear of the close button and of the first line below the panel's title. */
const TOASTER_STYLE = {width: 'calc(100% - 4rem)', '--toast-padding': '0.5rem 0.75rem'};

/** The cart panel and its toasts, once the visitor has opened it. A page's HTML doesn't contain a closed panel. */
export function CartAside() {
  const words = useWords();
  const isOpen = useCartPanelOpen();
  useBackToClose(isOpen, closeCartPanel);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <LinksReplace.Provider value>
      <Aside isOpen={isOpen} onClose={closeCartPanel} title={words.cartPanel.title} side="right">
        {isOpen && <link rel="stylesheet" href={printStyles} media="print" />}
        <CartContents isOpen={isOpen} />
        <Toaster
          id={CART_TOASTER}
          position="top-left"
          offset={4}
          mobileOffset={4}
          style={TOASTER_STYLE}
        />
      </Aside>
    </LinksReplace.Provider>
  );
}
