import {useEffect, useRef, type RefObject} from 'react';

/**
 * Opens and closes a native modal dialog, which gets the ref. The browser traps and restores the focus; Escape closes
 * it, which the element reports as `close`, like every other way of closing.
 */
export function useModalDialog(isOpen: boolean): RefObject<HTMLDialogElement> {
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);

  return dialogRef;
}
