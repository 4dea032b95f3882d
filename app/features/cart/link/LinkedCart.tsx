import type {ReactNode} from 'react';
import {CdnPicture} from '~/components/CdnPicture';
import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {Button} from '~/components/Button';
import {localPath} from '~/lib/language/local-path';
import {formatMoney} from '~/lib/money';
import {productPath} from '~/shop/paths';
import {formatLineSize, lineTotal, putLine, type CartLineItem} from '~/shop/cart/cart';
import {CheckoutProblem} from '~/shop/cart/CheckoutProblem';
import {openCartPanel} from '~/shop/cart/cart-panel';
import {cartStore} from '~/shop/cart/use-cart';
import {formatCartLink} from './cart-link';
import type {LinkedWork} from './linked-cart.server';

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
      className="max-w-text 2xl:max-w-none"
    >
      <ul className="divide-y divide-line border-y border-line">
        {items.map((line) => (
          <WorkRow key={line.variantId} {...line.product} image={line.product.images[0]}>
            <p className="text-sm text-muted">
              {formatLineSize(words, line)}
              {line.quantity > 1 && words.linkedCart.times(line.quantity)}
            </p>
            <p className="mt-2 tabular-nums">{formatMoney(words, lineTotal(line))}</p>
          </WorkRow>
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
export function UnpricedWorks({works}: {works: readonly LinkedWork[]}) {
  const words = useWords();
  return (
    <div className="mt-10 max-w-text first:mt-0 2xl:max-w-none">
      <p>{words.linkedCart.unpriced}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {works.map((work) => (
          <WorkRow key={work.handle} {...work} />
        ))}
      </ul>
    </div>
  );
}

/** A work with its picture, and what the cart has of it. */
function WorkRow({title, handle, image, children}: LinkedWork & {children?: ReactNode}) {
  return (
    <li className="flex flex-wrap items-center gap-x-[clamp(1rem,2.5vw,2.5rem)] gap-y-3 py-5">
      {image && (
        <CdnPicture
          image={image}
          alt={image.altText ?? title}
          sizes="(min-width: 97.5rem) 260px, (min-width: 80rem) 220px, (min-width: 48rem) 160px, 140px"
          loading="eager"
          widths="page"
          className="h-auto w-35 md:w-40 xl:w-55 2xl:w-65"
        />
      )}
      <div className="grow basis-32">
        <h2 className="text-xl">
          <Link to={productPath(handle)} className="edge-link">
            {title}
          </Link>
        </h2>
        {children}
      </div>
    </li>
  );
}
