import {useLocation, useNavigate} from '@remix-run/react';
import {useMemo, useState, type ReactNode} from 'react';
import {LazyViewer} from '~/components/viewer/LazyViewer';
import type {SoldWork} from '~/content/gallery';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {galleryAddress, readGalleryView, workAnchor} from './gallery-address';
import {GalleryGrid, OPENED_IN_GRID} from './GalleryGrid';
import {LoadMore} from './LoadMore';
import {WorkLabel} from './WorkLabel';
import {WorkOnPage} from './WorkOnPage';
import {viewedWork} from './WorkPicture';

export interface GalleryProps {
  works: readonly SoldWork[];
  /** Renders the share links of the open work. */
  renderShare: (work: SoldWork) => ReactNode;
}

/** The sold works, and the lightbox with the work in the URL. */
export function Gallery({works, renderShare}: GalleryProps) {
  const navigate = useNavigate();
  const {search, state} = useLocation();
  const isHydrated = useHydrated();
  const {shownCount, openIndex} = readGalleryView(new URLSearchParams(search), works);
  const openWork = openIndex === null ? null : works[openIndex]!;
  const pictures = useMemo(() => works.map(viewedWork), [works]);

  // A work in the URL is rendered on the page until it is closed: the lightbox needs scripts.
  const [workOnPage, setWorkOnPage] = useState(openWork);
  if (!openWork && workOnPage) setWorkOnPage(null);

  function show(index: number) {
    navigate(galleryAddress(shownCount, works[index]), {
      state,
      replace: true,
      preventScrollReset: true,
    });
  }

  // From a work that was opened in the grid one step leads back, however many were viewed after it.
  function close() {
    if (state === OPENED_IN_GRID) navigate(-1);
    else navigate(galleryAddress(shownCount), {replace: true, preventScrollReset: true});
  }

  return (
    <div className="mt-[clamp(2.5rem,6vw,5rem)]">
      {workOnPage && (
        <WorkOnPage
          work={workOnPage}
          works={works}
          shownCount={shownCount}
          share={renderShare(workOnPage)}
        />
      )}
      <GalleryGrid works={works} shownCount={shownCount} />
      <LoadMore works={works} shownCount={shownCount} />
      {isHydrated && openIndex !== null && (
        <LazyViewer
          pictures={pictures}
          startIndex={openIndex}
          onShow={show}
          onClose={close}
          findOpener={(index) => document.getElementById(workAnchor(works[index]!))}
          // A request of the document renders the work on the page.
          onUnavailable={() => workOnPage !== openWork && window.location.reload()}
          renderLabel={(index) => (
            <WorkLabel work={works[index]!} share={renderShare(works[index]!)} />
          )}
        />
      )}
    </div>
  );
}
