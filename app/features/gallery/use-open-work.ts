import {useLocation, useNavigate} from '@remix-run/react';
import {useCallback, useEffect, useRef, useState} from 'react';
import {SOLD_WORKS} from '~/content/gallery';
import {galleryAddress, readGalleryView, workAnchor, type GalleryView} from './gallery-address';

/** Travels with the history entry of a work that was opened in the grid: the entry before it is the grid. */
export const OPENED_IN_GRID = {isOpenedInGrid: true};

export interface OpenWork extends GalleryView {
  /** Opens the work of that index in place of the one that is open; an index of no work does nothing. */
  show: (index: number) => void;
  close: () => void;
}

/**
 * Which work is open: the one that the address names, or was asked to name a moment ago. One step back closes a work that
 * was opened in the grid, however many were looked at after it. The focus then goes back to the picture that opened it, or
 * that the link asked for.
 */
export function useOpenWork(): OpenWork {
  const {search, state} = useLocation();
  const navigate = useNavigate();
  const {shownCount, openIndex: addressedIndex} = readGalleryView(new URLSearchParams(search));

  // A navigation is committed a little later than the next key may be pressed, which turns on from what was asked for.
  const [askedIndex, setAskedIndex] = useState<number | null>(null);
  const isAnswered = addressedIndex === askedIndex || addressedIndex === null;
  if (askedIndex !== null && isAnswered) setAskedIndex(null);
  const openIndex = addressedIndex === null ? null : (askedIndex ?? addressedIndex);

  const isOpenedInGrid = isGridState(state);
  useFocusReturn(openIndex);

  const show = useCallback(
    (index: number) => {
      const work = SOLD_WORKS[index];
      if (!work) return;
      setAskedIndex(index);
      navigate(galleryAddress(shownCount, work), {state, replace: true, preventScrollReset: true});
    },
    [navigate, shownCount, state],
  );

  const close = useCallback(() => {
    if (isOpenedInGrid) navigate(-1);
    else navigate(galleryAddress(shownCount), {replace: true, preventScrollReset: true});
  }, [navigate, shownCount, isOpenedInGrid]);

  return {shownCount, openIndex, show, close};
}

function useFocusReturn(openIndex: number | null) {
  const openerRef = useRef(openIndex);
  const isOpen = openIndex !== null;
  const wasOpenRef = useRef(isOpen);

  useEffect(() => {
    if (isOpen && !wasOpenRef.current) openerRef.current = openIndex;
    if (!isOpen && wasOpenRef.current) {
      const opener = SOLD_WORKS[openerRef.current ?? -1];
      if (opener) document.getElementById(workAnchor(opener))?.focus();
    }
    wasOpenRef.current = isOpen;
  }, [isOpen, openIndex]);
}

function isGridState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedInGrid' in state;
}
