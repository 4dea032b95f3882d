import {PICTURE_SIZES} from '~/components/PicturePage';
import {pagePainting, type PagePaintingName} from '~/content/pictures';
import {useWords} from '~/words';
import {WorkPicture, type WorkPictureProps} from './WorkPicture';

export interface PagePaintingProps extends Partial<Pick<WorkPictureProps, 'sizes' | 'loading'>> {
  painting: PagePaintingName;
}

/** A sold painting with its caption, for a page that has no picture of its own. */
export function PagePainting({
  painting,
  sizes = PICTURE_SIZES,
  loading = 'eager',
}: PagePaintingProps) {
  const work = pagePainting(useWords(), painting);
  return (
    <figure>
      <WorkPicture work={work} sizes={sizes} loading={loading} />
      <figcaption className="mt-3 text-sm text-muted">
        <cite translate="no">{work.title}</cite>, {work.medium}, {work.year}
      </figcaption>
    </figure>
  );
}
