import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {isPlainClick} from '~/components/viewer/is-plain-click';
import type {SoldWork} from '~/content/gallery';
import {workAnchor, workPath} from './gallery-url';
import {WorkPicture} from './WorkPicture';

/** Loaded eagerly, because these are in most visitors' first viewport. */
const EAGER_WORKS = 8;

/** The area of a work, as a fraction of a square of its column's width. */
const AREA_RATIO = 0.72;

interface GalleryGridProps {
  /** The works that are shown. */
  works: readonly SoldWork[];
  /** Opens a work in the lightbox. Without JavaScript, its link leads to its own page. */
  onOpen: (work: SoldWork) => void;
}

/**
 * A grid of one to four columns, each work uncropped. Tall, wide and square works get the same area. The works of a row
 * share a baseline, with their labels directly below.
 */
export function GalleryGrid({works, onOpen}: GalleryGridProps) {
  const words = useWords();
  return (
    <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:gap-y-12 lg:grid-cols-3 xl:grid-cols-4">
      {works.map((work, index) => (
        <li key={work.handle} className="row-span-2 grid grid-rows-subgrid">
          <figure className="row-span-2 grid grid-rows-subgrid gap-y-3">
            <Link
              id={workAnchor(work)}
              to={workPath(work)}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onOpen(work);
              }}
              aria-label={words.gallery.open(work.title)}
              aria-haspopup="dialog"
              style={{'--hung-width': `${widthRatio(work) * 100}%`} as React.CSSProperties}
              className="w-full cursor-zoom-in self-end sm:w-(--hung-width)"
            >
              <WorkPicture
                work={work}
                sizes={sizesOf(work)}
                loading={index < EAGER_WORKS ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </Link>
            <figcaption>
              <p className="font-serif text-lg leading-snug">
                <Link
                  to={workPath(work)}
                  className="decoration-sea-line decoration-1 underline-offset-4 transition-colors hover:text-sea hover:underline"
                >
                  {work.title}
                </Link>
              </p>
              <p className="text-sm text-muted first-letter:uppercase">
                {work.medium}, {work.year}
              </p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The width as a fraction of the column: the same area for every work, limited by the column's width. */
function widthRatio({width, height}: SoldWork): number {
  return Math.min(1, Math.sqrt((AREA_RATIO * width) / height));
}

/** The `sizes` in four, three, two and one columns. */
function sizesOf(work: SoldWork): string {
  const part = widthRatio(work);
  const vw = (column: number) => `${Math.ceil(column * part)}vw`;
  return `(min-width: 80em) ${vw(22)}, (min-width: 64em) ${vw(29)}, (min-width: 40em) ${vw(44)}, 92vw`;
}
