import {useRef, useState, type MouseEvent} from 'react';
import {isPlainClick} from '~/components/is-plain-click';
import {LazyViewer} from '~/components/viewer/LazyViewer';
import {useBackToClose} from '~/lib/browser/use-back-to-close';
import type {SoldWork} from '~/content/gallery';
import {useWords} from '~/words';
import {largestFile, viewedWork} from '~/shop/gallery/work-picture';
import {WorkPicture} from '~/shop/gallery/WorkPicture';

/** A sold work, large on its own page. It opens the viewer; without JavaScript, its link opens the large file. */
export function SoldWorkPicture({work}: {work: SoldWork}) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  useBackToClose(isOpen, () => setIsOpen(false));
  const linkRef = useRef<HTMLAnchorElement>(null);
  const {title, width, height} = work;
  const href = largestFile(work);

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <div style={{width: `min(100%, 80vh * ${width / height}, ${width}px)`}}>
      <a
        ref={linkRef}
        href={href}
        aria-label={words.gallery.enlarge(title)}
        aria-haspopup="dialog"
        onClick={open}
        className="block cursor-zoom-in"
      >
        <WorkPicture
          work={work}
          sizes="(min-width: 64em) 64vw, 92vw"
          loading="eager"
          fetchPriority="high"
        />
      </a>
      {isOpen && (
        <LazyViewer
          pictures={[viewedWork(work)]}
          startIndex={0}
          onClose={() => setIsOpen(false)}
          findOpener={() => linkRef.current}
          onUnavailable={() => window.location.assign(href)}
        />
      )}
    </div>
  );
}
