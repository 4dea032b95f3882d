import type {CSSProperties} from 'react';
import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {isPlainClick} from '~/components/is-plain-click';
import type {SoldWork} from '~/content/gallery';
import {cn} from '~/lib/cn';
import {COLUMNS} from '~/shop/card/columns';
import {WorkPicture} from '~/shop/gallery/WorkPicture';
import {workAnchor, workPath} from './gallery-url';

/** Loaded eagerly, because these are in most visitors' first viewport. */
const EAGER_WORKS = 8;

const SIZES =
  '(min-width: 120em) 26rem, (min-width: 97.5em) 22vw, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw';

interface GalleryGridProps {
  /** The works that are shown. */
  works: readonly SoldWork[];
  /** Opens a work in the lightbox. Without JavaScript, its link leads to its own page. */
  onOpen: (work: SoldWork) => void;
}

/**
 * A grid of one to four columns, which the uncropped works fill. The works of a row share a baseline, with their labels
 * directly below.
 */
export function GalleryGrid({works, onOpen}: GalleryGridProps) {
  const words = useWords();
  return (
    <ul className={cn('grid gap-x-5 gap-y-9 lg:gap-y-12', COLUMNS)}>
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
              className="cursor-zoom-in self-end lg:w-[min(100%,var(--tallest)*var(--ratio))]"
              style={{'--ratio': work.width / work.height} as CSSProperties}
            >
              <WorkPicture
                work={work}
                sizes={SIZES}
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
