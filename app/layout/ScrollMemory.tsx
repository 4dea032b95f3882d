import {useLocation, useNavigationType} from '@remix-run/react';
import {useEffect, useLayoutEffect, useRef} from 'react';
import {createScrollPositions, type ScrollPositions} from '~/layout/scroll-positions';

/** A page may still be growing when it is shown again, so its position is asked for more than once. */
const RESTORE_ATTEMPTS_MS = [0, 250, 700];

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
  const {pathname, hash} = useLocation();
  const navigationType = useNavigationType();
  const positionsRef = useRef<ScrollPositions | null>(null);
  const shownRef = useRef<{pathname: string; hash: string} | null>(null);

  useBrowserLayoutEffect(() => {
    positionsRef.current ??= createScrollPositions(() => window.sessionStorage);
    const positions = positionsRef.current;
    const shown = shownRef.current;
    shownRef.current = {pathname, hash};

    if (shown?.pathname === pathname) {
      if (shown.hash !== hash) scrollToAnchor(hash);
      return;
    }
    // The first page of a visit stays where the browser put it, unless it was reloaded or returned to.
    const isReturn = shown ? navigationType === 'POP' : wasPageReturnedTo();
    const position = isReturn ? positions.find(pathname) : null;
    if (position !== null) return restore(position);
    if (shown && !scrollToAnchor(hash)) scrollTo(0);
  }, [pathname, hash, navigationType]);

  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (shownRef.current)
        positionsRef.current?.remember(shownRef.current.pathname, window.scrollY);
    };
    const persist = () => positionsRef.current?.persist();
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
  const timers = RESTORE_ATTEMPTS_MS.map((delay) =>
    // The first comes before the page is painted, so that its top does not flash.
    delay === 0 ? scrollTo(position) : window.setTimeout(() => scrollTo(position), delay),
  );
  const cancel = () => {
    for (const timer of timers) window.clearTimeout(timer);
    for (const type of TAKEOVER_EVENTS) window.removeEventListener(type, cancel);
  };
  for (const type of TAKEOVER_EVENTS) window.addEventListener(type, cancel, {passive: true});
  return cancel;
}

function scrollTo(y: number): undefined {
  window.scrollTo({top: y, left: 0, behavior: 'instant'});
}

function scrollToAnchor(hash: string): boolean {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
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
