import {PICTURE_SIZES} from '~/components/PicturePage';
import {pagePainting, type PagePaintingName} from '~/content/pictures';
import {useWords} from '~/words';
import {WorkPicture} from './WorkPicture';

/** A sold painting with its caption, for a page that has no picture of its own. */
export function PagePainting({painting}: {painting: PagePaintingName}) {
  const work = pagePainting(useWords(), painting);
  return (
    <figure>
      <WorkPicture work={work} sizes={PICTURE_SIZES} loading="eager" />
      <figcaption className="mt-3 text-sm text-muted">
        <cite translate="no">{work.title}</cite>, {work.medium}, {work.year}
      </figcaption>
    </figure>
  );
}
