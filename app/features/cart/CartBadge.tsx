import {useWords} from '~/words';
import {Icon} from '~/components/Icon';
import {IconButton} from '~/components/IconButton';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {cn} from '~/lib/cn';
import {localPath} from '~/lib/language/local-path';
import {countItems} from './cart';
import {openCartPanel} from './cart-panel';
import {useCart} from './use-cart';

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
      {count > 0 && (
        <span
          // Each count is a new element, because a browser's translation wraps the text node.
          key={count}
          aria-hidden="true"
          translate="no"
          // Has a maximum size: with larger text it would cover the icon.
          className="absolute top-0.5 right-0 grid h-[min(1.25rem,24px)] min-w-[min(1.25rem,24px)] place-items-center rounded-full border border-transparent bg-sea px-[4px] text-[min(0.75rem,16px)] leading-none font-semibold text-white tabular-nums"
        >
          {count}
        </span>
      )}
    </IconButton>
  );
}
