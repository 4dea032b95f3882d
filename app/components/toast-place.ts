import type {CSSProperties} from 'react';

/** The place of the toasts: sonner's position, and styles over its own, which hold at every width of the window. */
export interface ToastPlace {
  position: 'top-center' | 'bottom-center';
  style: CSSProperties;
}

interface Box {
  top?: string;
  bottom?: string;
  right: string;
  width: string;
  /** The padding of a toast, as CSS has it. */
  padding: string;
}

const PAGE_BOX = {
  right: 'max(var(--spacing-gutter), (100% - var(--container-page)) / 2 + var(--spacing-gutter))',
  width: 'min(23rem, 100% - 2 * var(--spacing-gutter))',
  padding: '1rem 1.25rem',
};

/** The place below the header, at its right end, beside the cart button: the toasts cover no link of the navigation. */
export const BESIDE_CART = placeAt({...PAGE_BOX, top: 'calc(var(--spacing-header) + 0.5rem)'});

const AT_BOTTOM = placeAt({
  ...PAGE_BOX,
  bottom: 'calc(1rem + env(safe-area-inset-bottom, 0px))',
});

/** The window's width, in rem, from which a toast stands beside the page's title. */
const WIDE_REM = 64;
/** A toast of three lines, and the space around it. */
const TOAST_REM = 7;
const TOP_REM = 5;

/** A failure's message must not cover the title, what else says it, and where it is mended. */
const KEPT_CLEAR = 'h1, [role="alert"], [aria-invalid="true"], main .button';

/**
 * Places a failure's toast. In a narrow window it is as wide as the page and would often cover the page's title: it then
 * stands at the bottom, or below the title where that is taken too.
 */
export function placeFailure(): ToastPlace {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (window.innerWidth >= WIDE_REM * rem) return BESIDE_CART;
  const boxes = [...document.querySelectorAll(KEPT_CLEAR)].map((element) =>
    element.getBoundingClientRect(),
  );
  const isFree = (top: number) =>
    boxes.every((box) => box.height === 0 || box.bottom <= top || box.top >= top + TOAST_REM * rem);
  if (isFree(TOP_REM * rem)) return BESIDE_CART;
  if (isFree(window.innerHeight - (TOAST_REM + 1) * rem)) return AT_BOTTOM;
  const belowTitle = (document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0) + rem / 2;
  return isFree(belowTitle) ? placeAt({...PAGE_BOX, top: `${belowTitle}px`}) : BESIDE_CART;
}

/** Places the toasts over a panel's title, so that they cover no line of the cart, and not its close button. */
export function besideCloseButton({offsetLeft, offsetWidth}: HTMLElement): ToastPlace {
  const rest = document.documentElement.clientWidth - offsetLeft - offsetWidth;
  return placeAt({
    top: '0.25rem',
    right: `calc(${rest}px + 4rem)`,
    width: `min(23rem, ${offsetWidth}px - 4.5rem)`,
    padding: '0.5rem 0.75rem',
  });
}

function placeAt({padding, ...box}: Box): ToastPlace {
  return {
    position: box.bottom ? 'bottom-center' : 'top-center',
    style: {
      ...box,
      left: 'auto',
      transform: 'none',
      ...{'--width': '100%', '--toast-padding': padding},
    },
  };
}
