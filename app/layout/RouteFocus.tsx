import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {findAnchor} from '~/layout/anchor';

/**
 * Takes the focus to what was asked for, as the browser does for documents: after a navigation to the new page's heading,
 * which screen readers then say, or to the anchor. The first page of a visit and a change of the search alone leave it where
 * it is. Stands behind everything that gives focus back as it closes, and so has the last word.
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
    // The key tells a second press on the same anchor from a mere rendering.
  }, [pathname, hash, search, key]);

  return null;
}

function findHeading(): HTMLElement | null {
  return document.querySelector('main h1') ?? document.querySelector('main');
}

/** Scrolling is `ScrollMemory`'s business. */
function focusForReading(target: HTMLElement): void {
  target.focus({preventScroll: true});
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({preventScroll: true});
}
