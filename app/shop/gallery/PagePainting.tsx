import {pagePainting, type PagePaintingName} from '~/content/pictures';
import {useWords} from '~/words';
import {WorkPicture} from './WorkPicture';

/** On a wide screen, as high as the window. */
const SIZES = '(min-width: 64em) 80vw, 92vw';

export interface PagePaintingProps {
  painting: PagePaintingName;
  className?: string;
  /** The class of the picture itself. */
  pictureClassName?: string;
}

/** A sold painting with its caption, for a page that has no picture of its own. */
export function PagePainting({painting, className, pictureClassName}: PagePaintingProps) {
  const work = pagePainting(useWords(), painting);
  return (
    <figure className={className}>
      <WorkPicture work={work} sizes={SIZES} loading="eager" className={pictureClassName} />
      <figcaption className="mt-3 text-sm text-muted">
        <cite translate="no">{work.title}</cite>, {work.medium}, {work.year}
      </figcaption>
    </figure>
  );
}
