import type {CSSProperties} from 'react';
import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {isPlainClick} from '~/components/is-plain-click';
import type {SoldWork} from '~/content/gallery';
import {ratioOf} from '~/lib/cdn-image';
import {ROWS, rowSizes} from '~/shop/card/picture-rows';
import {WorkPicture} from '~/shop/gallery/WorkPicture';
import {workAnchor} from './gallery-url';
import {soldWorkPath} from '~/shop/paths';

/** Loaded eagerly, because these are in most visitors' first viewport. */
const EAGER_WORKS = 8;

interface GalleryGridProps {
  /** The works that are shown. */
  works: readonly SoldWork[];
  /** Opens a work in the lightbox. Without JavaScript, its link leads to its own page. */
  onOpen: (work: SoldWork) => void;
}

/** The uncropped works in rows, with their labels directly below. */
export function GalleryGrid({works, onOpen}: GalleryGridProps) {
  const words = useWords();
  return (
    <ul className={ROWS}>
      {works.map((work, index) => (
        <li key={work.handle}>
          <figure
            style={{'--ratio': ratioOf(work)} as CSSProperties}
            className="mb-9 lg:mb-7 2xl:mb-12"
          >
            <Link
              id={workAnchor(work)}
              to={soldWorkPath(work.handle)}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onOpen(work);
              }}
              aria-label={words.gallery.open(work.title)}
              aria-haspopup="dialog"
              className="block cursor-zoom-in"
            >
              <WorkPicture
                work={work}
                sizes={rowSizes(ratioOf(work))}
                loading={index < EAGER_WORKS ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </Link>
            <figcaption className="mt-3">
              <p className="font-serif text-lg leading-snug lg:max-2xl:text-base">
                <Link
                  to={soldWorkPath(work.handle)}
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
