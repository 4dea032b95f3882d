import {useCallback, useState, type ReactNode} from 'react';
import type {SoldWork} from '~/content/gallery';
import {GalleryGrid} from './GalleryGrid';
import {Lightbox} from './Lightbox';
import {LoadMore} from './LoadMore';
import {useOpenWork} from './use-open-work';
import {WorkOnPage} from './WorkOnPage';

export interface GalleryProps {
  works: readonly SoldWork[];
  /** Renders the share links of the open work. */
  renderShare: (work: SoldWork) => ReactNode;
}

/** The sold works, and the lightbox. */
export function Gallery({works, renderShare}: GalleryProps) {
  const {shownCount, openIndex, show, close} = useOpenWork(works);
  const openWork = openIndex === null ? null : works[openIndex]!;

  // A work in the URL is rendered on the page until it is closed: the lightbox needs scripts.
  const [workOnPage, setWorkOnPage] = useState(openWork);
  if (!openWork && workOnPage) setWorkOnPage(null);

  // A document request renders the work on the page.
  const showOnPage = useCallback(() => {
    if (workOnPage !== openWork) window.location.reload();
  }, [workOnPage, openWork]);

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
      <Lightbox
        works={works}
        openIndex={openIndex}
        onShow={show}
        onClose={close}
        onUnavailable={showOnPage}
        renderShare={renderShare}
      />
    </div>
  );
}
