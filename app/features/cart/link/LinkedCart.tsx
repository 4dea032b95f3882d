import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {Button} from '~/components/Button';
import {TextLink} from '~/components/TextLink';
import {localPath} from '~/lib/language/local-path';
import {formatMoney} from '~/lib/money';
import {productPath} from '~/shop/paths';
import {formatLineSize, lineTotal, putLine, type CartLineItem} from '~/shop/cart/cart';
import {CheckoutProblem} from '~/shop/cart/CheckoutProblem';
import {openCartPanel} from '~/shop/cart/cart-panel';
import {cartStore} from '~/shop/cart/use-cart';
import {formatCartLink} from './cart-link';
import {LinePicture} from '../LinePicture';

/**
 * The lines of a cart link, and the button that adds them to the visitor's cart. Without JavaScript, the button leads
 * to checkout.
 */
export function LinkedCart({items}: {items: CartLineItem[]}) {
  const words = useWords();
  return (
    <form
      method="post"
      action={localPath(words, '/cart')}
      onSubmit={(event) => {
        event.preventDefault();
        cartStore.update((cart) => items.reduce(putLine, cart));
        openCartPanel();
      }}
      className="max-w-text"
    >
      <ul className="divide-y divide-line border-y border-line">
        {items.map((line) => (
          <li key={line.variantId} className="flex flex-wrap items-center gap-4 py-5">
            <div className="w-20 xl:w-32">
              <LinePicture product={line.product} className="object-left" />
            </div>
            <div className="grow basis-32">
              <h2 className="text-lg leading-snug">
                <Link to={productPath(line.product.handle)} className="hover:text-sea">
                  {line.product.title}
                </Link>
              </h2>
              <p className="text-sm text-muted">
                {formatLineSize(words, line)}
                {line.quantity > 1 && words.linkedCart.times(line.quantity)}
              </p>
            </div>
            <p className="text-sm whitespace-nowrap tabular-nums">
              {formatMoney(words, lineTotal(line))}
            </p>
          </li>
        ))}
      </ul>
      <CheckoutProblem className="mt-5" />
      <input type="hidden" name="lines" value={formatCartLink(items)} />
      <Button type="submit" className="mt-8">
        {words.linkedCart.take}
      </Button>
    </form>
  );
}

/** The works that a cart link omits because their price isn't public, with links to their pages. */
export function UnpricedWorks({works}: {works: readonly {title: string; handle: string}[]}) {
  const words = useWords();
  return (
    <div className="mt-8 max-w-text">
      <p>{words.linkedCart.unpriced}</p>
      <ul className="mt-2 list-disc pl-5">
        {works.map(({title, handle}) => (
          <li key={handle}>
            <TextLink to={productPath(handle)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
