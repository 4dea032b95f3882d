import {useLocation, useNavigate, type Location} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';
import {LazyViewer} from '~/components/viewer/LazyViewer';
import type {SoldWork} from '~/content/gallery';
import {KEEPS_PLACE} from '~/lib/browser/keeps-place';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {localPath} from '~/lib/language/local-path';
import {useWords} from '~/words';
import {viewedWork} from '~/shop/gallery/work-picture';
import {galleryUrl, readGalleryView, workAnchor} from './gallery-url';
import {soldWorkPath} from '~/shop/paths';
import {GalleryGrid} from './GalleryGrid';
import {LoadMore} from './LoadMore';
import {WorkLabel} from './WorkLabel';

export interface GalleryProps {
  works: readonly SoldWork[];
  /** Renders the share links of the open work. */
  renderShare: (work: SoldWork) => ReactNode;
}

/** The history state of a work that was opened from the grid: the previous entry is the grid. */
type OpenedInGrid = typeof KEEPS_PLACE & {
  /** Epoch milliseconds, which distinguish one opening from the next. */
  openedAt: number;
};

/** The sold works, and the lightbox with the work in the URL. */
export function Gallery({works, renderShare}: GalleryProps) {
  const words = useWords();
  const navigate = useNavigate();
  const {search, state} = useLocation() as Location<OpenedInGrid | null>;
  const isHydrated = useHydrated();
  const {shownCount, openIndex} = readGalleryView(new URLSearchParams(search), works);
  // On a slow device, the location changes long after the click.
  const [isOpening, setIsOpening] = useState(false);
  useEffect(() => setIsOpening(false), [openIndex]);

  function open(work: SoldWork) {
    setIsOpening(true);
    navigate(localPath(words, galleryUrl(shownCount, work)), {
      state: {...KEEPS_PLACE, openedAt: Date.now()} satisfies OpenedInGrid,
    });
  }

  function show(index: number) {
    navigate(localPath(words, galleryUrl(shownCount, works[index])), {
      state,
      replace: true,
    });
  }

  // The grid is one step back from a work opened in it, however many works the visitor has viewed since.
  function close() {
    if (state) navigate(-1);
    else navigate(localPath(words, galleryUrl(shownCount)), {replace: true});
  }

  return (
    <>
      <GalleryGrid works={works.slice(0, shownCount)} onOpen={open} />
      <LoadMore works={works} shownCount={shownCount} isPaused={isOpening || openIndex !== null} />
      {isHydrated && openIndex !== null && (
        <LazyViewer
          // A new key for each opening, because a slow browser may skip the grid in between.
          key={state?.openedAt}
          pictures={works.map(viewedWork)}
          startIndex={openIndex}
          onShow={show}
          onClose={close}
          findOpener={(index) => document.getElementById(workAnchor(works[index]!))}
          onUnavailable={() =>
            navigate(localPath(words, soldWorkPath(works[openIndex]!.handle)), {replace: true})
          }
          renderLabel={(index) => (
            <WorkLabel work={works[index]!} share={renderShare(works[index]!)} />
          )}
        />
      )}
    </>
  );
}
