import {useLocation, useNavigate} from '@remix-run/react';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {SoldWork} from '~/content/gallery';
import {galleryAddress, readGalleryView, workAnchor, type GalleryView} from './gallery-address';

/** The history state of a work opened in the grid: the previous entry is the grid. */
export const OPENED_IN_GRID = {isOpenedInGrid: true};

export interface OpenWork extends GalleryView {
  /** Opens the work at that index in place of the current one; ignores an invalid index. */
  show: (index: number) => void;
  close: () => void;
}

/**
 * The open work: the one in the URL, or the one of a pending navigation. A work opened in the grid is closed by one
 * step back, however many were viewed after it. The focus then returns to the picture that opened the viewer, or that
 * the link named.
 */
export function useOpenWork(works: readonly SoldWork[]): OpenWork {
  const {search, state} = useLocation();
  const navigate = useNavigate();
  const {shownCount, openIndex: addressedIndex} = readGalleryView(
    new URLSearchParams(search),
    works,
  );

  // A navigation may commit after the next key press, which must continue from the requested work.
  const [requestedIndex, setRequestedIndex] = useState<number | null>(null);
  const isCommitted = addressedIndex === requestedIndex || addressedIndex === null;
  if (requestedIndex !== null && isCommitted) setRequestedIndex(null);
  const openIndex = addressedIndex === null ? null : (requestedIndex ?? addressedIndex);

  const isOpenedInGrid = isGridState(state);
  useFocusReturn(openIndex, works);

  const show = useCallback(
    (index: number) => {
      const work = works[index];
      if (!work) return;
      setRequestedIndex(index);
      navigate(galleryAddress(shownCount, work), {state, replace: true, preventScrollReset: true});
    },
    [navigate, shownCount, state, works],
  );

  const close = useCallback(() => {
    if (isOpenedInGrid) navigate(-1);
    else navigate(galleryAddress(shownCount), {replace: true, preventScrollReset: true});
  }, [navigate, shownCount, isOpenedInGrid]);

  return {shownCount, openIndex, show, close};
}

function useFocusReturn(openIndex: number | null, works: readonly SoldWork[]) {
  const openerRef = useRef(openIndex);
  const isOpen = openIndex !== null;
  const wasOpenRef = useRef(isOpen);

  useEffect(() => {
    if (isOpen && !wasOpenRef.current) openerRef.current = openIndex;
    if (!isOpen && wasOpenRef.current) {
      const opener = works[openerRef.current ?? -1];
      if (opener) document.getElementById(workAnchor(opener))?.focus();
    }
    wasOpenRef.current = isOpen;
  }, [isOpen, openIndex, works]);
}

function isGridState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedInGrid' in state;
}
