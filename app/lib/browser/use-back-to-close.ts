import {useNavigation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

interface EntryState {
  /** The router's key of the page; undefined for the first of a visit. */
  key?: string;
  /** The router's number of the entry. */
  idx?: number;
  isDialog?: true;
}

/** Called when the visitor leaves the entry of the open dialog; null while none is open. */
let leaveEntry: ((event: PopStateEvent) => void) | null = null;

/**
 * Call it before the router starts: the window's listeners of `popstate` run in the order in which they were added. In
 * Chromium, that applies to those of the capture phase too.
 */
export function listenToBack(): void {
  window.addEventListener('popstate', (event) => {
    const leave = leaveEntry;
    leaveEntry = null;
    leave?.(event);
  });
  // After a reload, no dialog is open.
  if (entryState().isDialog) removeEntry(window.location.href);
}

/**
 * Lets the browser's Back close a dialog instead of leaving the page: an open dialog has a history entry of its own,
 * with the page's URL. Closing it in another way removes the entry. A dialog with links provides `LinksReplace`, so that
 * they replace it.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const isNavigating = useNavigation().state !== 'idle';
  const latestRef = useRef({onClose, url: '', isNavigating});
  const hasEntryRef = useRef(false);
  useEffect(() => {
    // A choice in the dialog may have changed the URL since it opened.
    latestRef.current = {onClose, url: window.location.href, isNavigating};
  });

  useEffect(() => {
    const {key, idx = 0, isDialog} = entryState();
    if (!isOpen) {
      // After a navigation, the dialog's entry isn't the current one. A pending navigation will replace it.
      if (hasEntryRef.current && isDialog && !latestRef.current.isNavigating) {
        removeEntry(latestRef.current.url);
      }
      hasEntryRef.current = false;
      return;
    }
    hasEntryRef.current = true;
    if (!isDialog) {
      window.history.pushState({...window.history.state, idx: idx + 1, isDialog: true}, '');
    }
    const leave = (event: PopStateEvent) => {
      // A pending navigation would replace the page's entry: the router has to know of Back to end it.
      if (!latestRef.current.isNavigating) stay(event, key, latestRef.current.url);
      latestRef.current.onClose();
    };
    leaveEntry = leave;
    return () => {
      if (leaveEntry === leave) leaveEntry = null;
    };
  }, [isOpen]);
}

/** Goes back from a closed dialog's entry to the one of its page. */
function removeEntry(url: string): void {
  const {key} = entryState();
  leaveEntry = (event) => stay(event, key, url);
  window.history.back();
}

/** Keeps the router from loading the same page again, and keeps the page's URL. */
function stay(event: PopStateEvent, key: string | undefined, url: string): void {
  if (entryState().key !== key) return;
  event.stopImmediatePropagation();
  window.history.replaceState(window.history.state, '', url);
}

function entryState(): EntryState {
  return (window.history.state as EntryState | null) ?? {};
}
