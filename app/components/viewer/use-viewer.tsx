import {useRef, useState, type MouseEvent} from 'react';
import {isPlainClick} from '~/components/is-plain-click';
import {useBackToClose} from '~/lib/browser/use-back-to-close';
import {LazyViewer} from './LazyViewer';
import type {ViewedPicture} from './Viewer';

/**
 * The viewer of pictures that link to their large files. A plain click on a link opens the viewer, or the file when the
 * viewer's code can't be loaded. The browser's Back closes it.
 */
export function useViewer(pictures: readonly ViewedPicture[]) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const openerRef = useRef<HTMLElement | null>(null);
  const close = () => setOpenIndex(null);
  useBackToClose(openIndex !== null, close);

  function open(event: MouseEvent<HTMLElement>, index = 0) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openerRef.current = event.currentTarget;
    setOpenIndex(index);
  }

  const viewer = openIndex !== null && (
    <LazyViewer
      pictures={pictures}
      startIndex={openIndex}
      onClose={close}
      findOpener={() => openerRef.current}
      onUnavailable={() => window.location.assign(pictures[openIndex]!.src)}
    />
  );
  return {open, viewer};
}
