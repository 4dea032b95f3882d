import {useRef, useState, type MouseEvent} from 'react';
import words from '#words/gallery';
import {LazyViewer, prefetchViewer} from '~/components/viewer/LazyViewer';
import type {SoldWork} from '~/content/gallery';
import {largestFile, WorkPicture} from './WorkPicture';

/** A sold work, large on its own page. It opens the viewer; without scripts its link opens the large file. */
export function SoldWorkPicture({work}: {work: SoldWork}) {
  const [isOpen, setIsOpen] = useState(false);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const {handle, title, width, height} = work;
  const href = largestFile(work);

  function open(event: MouseEvent) {
    // The browser handles new tabs, new windows and downloads.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    // Browsers restore the focus only if a click had moved it to the link.
    linkRef.current?.focus({preventScroll: true});
  }

  return (
    <div style={{width: `min(100%, 80vh * ${width / height}, ${width}px)`}}>
      <a
        ref={linkRef}
        href={href}
        aria-label={words.enlarge(title)}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prefetchViewer}
        onFocus={prefetchViewer}
        className="block cursor-zoom-in"
      >
        <WorkPicture
          work={work}
          sizes="(min-width: 64em) 64vw, 92vw"
          loading="eager"
          fetchPriority="high"
        />
      </a>
      <LazyViewer
        pictures={[{id: handle, width, height}]}
        openIndex={isOpen ? 0 : null}
        noun="work"
        titleOf={() => title}
        renderPicture={(_, slot) => <WorkPicture work={work} loading="eager" {...slot} />}
        onShow={() => setIsOpen(true)}
        onClose={close}
        onUnavailable={() => {
          setIsOpen(false);
          window.location.assign(href);
        }}
      />
    </div>
  );
}
