import {Link} from '@remix-run/react';
import {Button} from '~/components/Button';
import {localPath} from '~/lib/language/local-path';
import words from '#words/linked-cart';
import {putLine} from './cart';
import type {LinkedCart as Linked} from './linked-cart.server';
import {openCartPanel} from './cart-panel';
import {LinePicture} from './LinePicture';
import {cartStore} from './use-cart';

/** The lines of a cart that was sent, and the button that takes them over. Without scripts it leads to the checkout. */
export function LinkedCart({items, link}: Pick<Linked, 'items' | 'link'>) {
  return (
    <form
      method="post"
      action={localPath('/cart')}
      onSubmit={(event) => {
        event.preventDefault();
        cartStore().update((cart) => items.reduce((filled, {line}) => putLine(filled, line), cart));
        openCartPanel();
      }}
      className="mt-8 max-w-2xl"
    >
      <ul className="divide-y divide-line border-y border-line">
        {items.map(({line, size, total}) => (
          <li
            key={line.variantId}
            className="grid grid-cols-[5rem_1fr_auto] items-center gap-4 py-5"
          >
            <LinePicture product={line.product} />
            <div>
              <h2 className="text-lg leading-snug">
                <Link to={`/product/${line.product.handle}`} className="hover:text-sea">
                  {line.product.title}
                </Link>
              </h2>
              <p className="text-sm text-muted">
                {size}
                {line.quantity > 1 && words.times(line.quantity)}
              </p>
            </div>
            <p className="text-sm whitespace-nowrap tabular-nums">{total}</p>
          </li>
        ))}
      </ul>
      <input type="hidden" name="lines" value={link} />
      <Button type="submit" className="mt-8">
        {words.take}
      </Button>
    </form>
  );
}
