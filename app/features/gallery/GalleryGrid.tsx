import {Link} from '@remix-run/react';
import {viewerCode} from '~/components/viewer/viewer-code';
import type {SoldWork} from '~/content/gallery';
import {galleryAddress, workAnchor} from './gallery-address';
import {OPENED_IN_GRID} from './use-open-work';
import {WorkPicture} from './WorkPicture';

/** Loaded eagerly: these are in most visitors' first viewport. */
const EAGER_WORKS = 8;

/** The area of a work, as a part of a square of its column's width. */
const AREA_RATIO = 0.72;

interface GalleryGridProps {
  works: readonly SoldWork[];
  shownCount: number;
}

/**
 * A grid of one to four columns, each work uncropped. Tall, wide and square works get the same area and are centred
 * vertically. In a very wide viewport the grid is wider than the text.
 */
export function GalleryGrid({works, shownCount}: GalleryGridProps) {
  return (
    <ul className="grid gap-x-[clamp(2rem,3.6vw,4.5rem)] gap-y-12 sm:grid-cols-2 sm:gap-y-16 lg:grid-cols-3 xl:grid-cols-4 min-[96rem]:relative min-[96rem]:left-1/2 min-[96rem]:w-[min(106rem,100vw-2*var(--spacing-gutter))] min-[96rem]:-translate-x-1/2">
      {works.slice(0, shownCount).map((work, index) => (
        // Aligns the labels of a row below pictures of different heights.
        <li key={work.handle} className="row-span-2 grid grid-rows-subgrid gap-y-5">
          <figure className="row-span-2 grid grid-rows-subgrid gap-y-5">
            <div className="grid place-items-center">
              <Link
                id={workAnchor(work)}
                to={galleryAddress(shownCount, work)}
                state={OPENED_IN_GRID}
                preventScrollReset
                aria-label={`Open ${work.title}`}
                aria-haspopup="dialog"
                onPointerEnter={viewerCode.prefetch}
                onFocus={viewerCode.prefetch}
                style={{'--hung-width': `${widthRatio(work) * 100}%`} as React.CSSProperties}
                className="block w-full cursor-zoom-in sm:w-(--hung-width)"
              >
                <WorkPicture
                  work={work}
                  sizes={sizesOf(work)}
                  loading={index < EAGER_WORKS ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'auto'}
                />
              </Link>
            </div>
            <figcaption className="text-center">
              <span className="block font-serif text-lg leading-snug">{work.title}</span>
              <span className="text-xs text-muted">{work.year}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The width as a part of the column: the same area for every work, limited by the column's width. */
function widthRatio({width, height}: SoldWork): number {
  return Math.min(1, Math.sqrt((AREA_RATIO * width) / height));
}

/** The `sizes` in four, three, two and one columns. */
function sizesOf(work: SoldWork): string {
  const part = widthRatio(work);
  const vw = (column: number) => `${Math.ceil(column * part)}vw`;
  return `(min-width: 80em) ${vw(20)}, (min-width: 64em) ${vw(28)}, (min-width: 40em) ${vw(43)}, 92vw`;
}
