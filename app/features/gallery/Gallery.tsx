import {useCallback, useState} from 'react';
import {SOLD_WORKS} from '~/content/gallery';
import {GalleryGrid} from './GalleryGrid';
import {LightboxOnDemand} from './LightboxOnDemand';
import {LoadMore} from './LoadMore';
import {useOpenWork} from './use-open-work';
import {WorkOnPage} from './WorkOnPage';

/** The sold works, and the one that is open among them. */
export function Gallery() {
  const {shownCount, openIndex, show, close} = useOpenWork();
  const openWork = openIndex === null ? null : SOLD_WORKS[openIndex]!;

  // The work that a link asked for stands on the page until it is closed: the lightbox comes with the scripts, or never.
  const [workOnPage, setWorkOnPage] = useState(openWork);
  if (!openWork && workOnPage) setWorkOnPage(null);

  // Asking the server again puts it on the page, where it is then found.
  const showOnPage = useCallback(() => {
    if (workOnPage !== openWork) window.location.reload();
  }, [workOnPage, openWork]);

  return (
    <div className="mt-[clamp(2.5rem,6vw,5rem)]">
      {workOnPage && <WorkOnPage work={workOnPage} shownCount={shownCount} />}
      <GalleryGrid shownCount={shownCount} />
      <LoadMore shownCount={shownCount} />
      <LightboxOnDemand
        openIndex={openIndex}
        onShow={show}
        onClose={close}
        onUnavailable={showOnPage}
      />
    </div>
  );
}
