import {useLocation, useNavigationType} from '@remix-run/react';
import {useEffect, useLayoutEffect, useRef} from 'react';
import {findAnchor} from '~/layout/anchor';
import {makeRestoreAttempts} from '~/layout/restore-attempts';
import {createScrollPositions, type ScrollPositions} from '~/layout/scroll-positions';

/** A visitor who moves the page on purpose ends the attempts. */
const TAKEOVER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

// React warns of layout effects on the server, where there is nothing to lay out.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Puts each page where it belongs: back and forward return to where the path was left, a new navigation starts at the
 * top or at its anchor, and a change of the search alone moves nothing. It stands in for Remix's ScrollRestoration,
 * which would restore once only and could not tell a link to a visited path from a step back.
 */
export function ScrollMemory() {
  const {pathname, hash, search, key} = useLocation();
  const navigationType = useNavigationType();
  const positionsRef = useRef<ScrollPositions | null>(null);
  const shownRef = useRef<{pathname: string; search: string} | null>(null);

  useBrowserLayoutEffect(() => {
    positionsRef.current ??= createScrollPositions(() => window.sessionStorage);
    const positions = positionsRef.current;
    const shown = shownRef.current;
    shownRef.current = {pathname, search};

    if (shown?.pathname === pathname) {
      // The link to the page in view, without an anchor, is a wish for its beginning.
      const isWish = shown.search === search && !scrollToAnchor(hash) && hash === '';
      if (isWish && navigationType !== 'POP') scrollTo(0);
      return;
    }
    // The first page of a visit stays where the browser put it, unless it was reloaded or returned to.
    const isReturn = shown ? navigationType === 'POP' : wasPageReturnedTo();
    const position = isReturn ? positions.find(pathname) : null;
    if (position !== null) return restore(position);
    if (shown && !scrollToAnchor(hash)) scrollTo(0);
    // The key tells a second press on the same anchor from a mere rendering.
  }, [pathname, hash, search, key, navigationType]);

  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (shownRef.current)
        positionsRef.current?.remember(shownRef.current.pathname, window.scrollY);
    };
    const persist = () => {
      // A scroll of the last moment has had no event yet.
      remember();
      positionsRef.current?.persist();
    };
    window.addEventListener('scroll', remember, {passive: true});
    window.addEventListener('pagehide', persist);
    return () => {
      window.history.scrollRestoration = before;
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', persist);
    };
  }, []);

  return null;
}

/** Makes the attempts; the answer calls off those still to come, as the visitor's own scrolling does. */
function restore(position: number): () => void {
  const callOff = makeRestoreAttempts(() => scrollTo(position), window);
  const cancel = () => {
    callOff();
    for (const type of TAKEOVER_EVENTS) window.removeEventListener(type, cancel);
  };
  for (const type of TAKEOVER_EVENTS) window.addEventListener(type, cancel, {passive: true});
  return cancel;
}

function scrollTo(y: number): void {
  window.scrollTo({top: y, left: 0, behavior: 'instant'});
}

function scrollToAnchor(hash: string): boolean {
  const target = findAnchor(hash);
  target?.scrollIntoView({behavior: 'instant'});
  return target !== null;
}

function wasPageReturnedTo(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry instanceof PerformanceNavigationTiming &&
    (entry.type === 'reload' || entry.type === 'back_forward')
  );
}
