import {useEffect, useRef, type RefObject} from 'react';

/**
 * Opens and closes the native modal dialog that gets the ref. The browser traps and restores the focus. Escape closes
 * the dialog, which fires `close`, as does every other way of closing it.
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
