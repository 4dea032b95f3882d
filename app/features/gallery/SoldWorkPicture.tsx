import {useViewer} from '~/components/viewer/use-viewer';
import type {SoldWork} from '~/content/gallery';
import {useWords} from '~/words';
import {largestFile, viewedWork} from '~/shop/gallery/work-picture';
import {WorkPicture} from '~/shop/gallery/WorkPicture';

/** A sold work, large on its own page. It opens the viewer; without JavaScript, its link opens the large file. */
export function SoldWorkPicture({work}: {work: SoldWork}) {
  const words = useWords();
  const {open, viewer} = useViewer([viewedWork(work)]);
  const {title, width, height} = work;
  return (
    <div style={{width: `min(100%, 80vh * ${width / height}, ${width}px)`}}>
      <a
        href={largestFile(work)}
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
      {viewer}
    </div>
  );
}
