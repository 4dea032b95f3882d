import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {findAnchor} from '~/layout/anchor';

/**
 * Moves the focus after a client-side navigation, as the browser does for documents: to the new page's heading, which
 * screen readers announce, or to the anchor. Leaves it unchanged on the first page of a visit and when the query string
 * changes. Rendered after all components that restore the focus when they close, so that it runs last.
 */
export function RouteFocus() {
  const {pathname, hash, search, key} = useLocation();
  const shownRef = useRef<{pathname: string; search: string} | null>(null);

  useEffect(() => {
    const shown = shownRef.current;
    shownRef.current = {pathname, search};
    if (!shown) return;
    const isNewPage = shown.pathname !== pathname;
    if (!isNewPage && shown.search !== search) return;
    const target = findAnchor(hash) ?? (isNewPage ? findHeading() : null);
    if (target) focusForReading(target);
    // The key changes with a second click on the same anchor, but not with a render.
  }, [pathname, hash, search, key]);

  return null;
}

function findHeading(): HTMLElement | null {
  return document.querySelector('main h1') ?? document.querySelector('main');
}

/** `ScrollMemory` handles scrolling. */
function focusForReading(target: HTMLElement): void {
  target.focus({preventScroll: true});
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({preventScroll: true});
}
