import {useLocation, useNavigationType, type Location} from '@remix-run/react';
import {useEffect, useLayoutEffect, useRef} from 'react';
import {findAnchor} from '~/layout/anchor';
import {scheduleRestoreAttempts} from '~/layout/restore-attempts';
import type {KEEPS_PLACE} from '~/lib/browser/keeps-place';
import {readStored, store} from '~/lib/browser/stored';

/** The visitor's own scrolling, which cancels the restore attempts. */
const VISITOR_SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

// React warns about layout effects on the server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Restores scroll positions: back and forward return to the path's last position, and a new navigation starts at the
 * top or at its anchor. A change of the query string keeps the position if it replaces the history entry, or has the
 * state `KEEPS_PLACE`. It replaces Remix's ScrollRestoration, which restores only once and can't distinguish a link to
 * a visited path from a step back.
 */
export function ScrollMemory() {
  const {pathname, hash, search, key, state} = useLocation() as Location<typeof KEEPS_PLACE | null>;
  const navigationType = useNavigationType();
  const shownRef = useRef<{pathname: string; search: string} | null>(null);

  useBrowserLayoutEffect(() => {
    const shown = shownRef.current;
    shownRef.current = {pathname, search};

    if (shown?.pathname === pathname) {
      const keepsPlace =
        navigationType === 'POP' ||
        (navigationType === 'REPLACE' && hash === '') ||
        state?.keepsPlace;
      if (shown.search !== search && keepsPlace) return;
      if (!scrollToAnchor(hash) && navigationType !== 'POP') scrollTo(0);
      return;
    }
    // The browser positions the first page of a visit, unless it was reloaded or restored.
    const isReturn = shown ? navigationType === 'POP' : isReloadOrReturn();
    const position = isReturn ? readStored('sessionStorage', storageKey(pathname)) : null;
    if (position !== null) return restore(Number(position));
    if (shown && !scrollToAnchor(hash)) scrollTo(0);
    // The key changes with a second click on the same anchor, but not with a render.
  }, [pathname, hash, search, key, state, navigationType]);

  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (!shownRef.current) return;
      store('sessionStorage', storageKey(shownRef.current.pathname), String(window.scrollY));
    };
    // The visitor may have scrolled before the scripts loaded.
    remember();
    window.addEventListener('scroll', remember, {passive: true});
    // The event of the latest scroll may not have fired yet.
    window.addEventListener('pagehide', remember);
    return () => {
      window.history.scrollRestoration = before;
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, []);

  return null;
}

/** The last position of each path, in CSS pixels, for the life of the tab. */
function storageKey(pathname: string): string {
  return `scroll-position:${pathname}`;
}

/** Starts the attempts. Returns a function that cancels the remaining ones, as the visitor's own scrolling does. */
function restore(position: number): () => void {
  const cancelAttempts = scheduleRestoreAttempts(() => scrollTo(position));
  const cancel = () => {
    cancelAttempts();
    for (const type of VISITOR_SCROLL_EVENTS) window.removeEventListener(type, cancel);
  };
  for (const type of VISITOR_SCROLL_EVENTS) window.addEventListener(type, cancel, {passive: true});
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

/**
 * Whether the visit returns to an entry with a stored position. An entry that the visitor left before its scripts
 * loaded still has the mode 'auto': the browser itself restores it, and the stored position is older.
 */
function isReloadOrReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    window.history.scrollRestoration !== 'auto' && /^(reload|back_forward)$/.test(entry?.type ?? '')
  );
}
