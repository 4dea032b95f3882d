import {Icon} from '~/components/Icon';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {localPath} from '~/lib/language/local-path';
import words from '#words/cart';
import {countItems} from './cart';
import {openCartPanel} from './cart-panel';
import {useCart} from './use-cart';

const CLASS =
  'relative grid size-[48px] place-items-center transition-colors hover:text-sea noscript:hidden';

/**
 * The header's cart button with the item count. Before hydration it is a link to the cart. Hidden without scripts, since the cart
 * needs them.
 */
export function CartBadge() {
  const count = countItems(useCart());
  const label = words.button(words.items(count));
  const content = (
    <>
      <Icon path="M5 8h14l-1 12H6L5 8Zm4 0a3 3 0 0 1 6 0" />
      {count > 0 && (
        <span
          // Each count is a new node: a browser that translates the page wraps the text of this one.
          key={count}
          aria-hidden="true"
          translate="no"
          // Its size has an end: with larger text it would cover the icon.
          className="absolute top-0.5 right-0 grid h-[min(1.25rem,24px)] min-w-[min(1.25rem,24px)] place-items-center rounded-full border border-transparent bg-sea px-[4px] text-[min(0.75rem,16px)] leading-none font-semibold text-white tabular-nums"
        >
          {count}
        </span>
      )}
    </>
  );

  if (!useHydrated()) {
    return (
      <a href={localPath('/cart')} aria-label={label} className={CLASS}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" onClick={openCartPanel} aria-label={label} className={CLASS}>
      {content}
    </button>
  );
}
