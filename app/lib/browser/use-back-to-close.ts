import {useEffect, useRef} from 'react';

interface EntryState {
  /** The router's key of the page; undefined for the first of a visit. */
  key?: string;
  isDialog?: true;
}

/** Called when the visitor leaves the entry of the open dialog; null while none is open. */
let leaveEntry: ((event: PopStateEvent) => void) | null = null;

/** Call it before the router starts, because the listeners of the window run in the order in which they were added. */
export function listenToBack(): void {
  window.addEventListener('popstate', (event) => {
    const leave = leaveEntry;
    leaveEntry = null;
    leave?.(event);
  });
}

/**
 * Lets the browser's Back close a dialog instead of leaving the page: an open dialog has a history entry of its own,
 * with the page's URL. Closing it in another way removes the entry.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const latestRef = useRef({onClose, url: ''});
  const hasEntryRef = useRef(false);
  useEffect(() => {
    // A choice in the dialog may have changed the URL since it opened.
    latestRef.current = {onClose, url: window.location.href};
  });

  useEffect(() => {
    const {key, isDialog} = entryState();
    if (!isOpen) {
      // After a navigation, the dialog's entry isn't the current one.
      if (hasEntryRef.current && isDialog) {
        leaveEntry = (event) => stay(event, key, latestRef.current.url);
        window.history.back();
      }
      hasEntryRef.current = false;
      return;
    }
    hasEntryRef.current = true;
    if (!isDialog) window.history.pushState({...window.history.state, isDialog: true}, '');
    const leave = (event: PopStateEvent) => {
      stay(event, key, latestRef.current.url);
      latestRef.current.onClose();
    };
    leaveEntry = leave;
    return () => {
      if (leaveEntry === leave) leaveEntry = null;
    };
  }, [isOpen]);
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
