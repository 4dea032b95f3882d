import {useEffect, useRef, type RefObject} from 'react';

/**
 * Opens and closes the browser's own modal dialog, whose element gets the ref. It keeps the focus inside and gives it
 * back; Escape closes it, which the element reports as `close`, as every other way of closing.
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
