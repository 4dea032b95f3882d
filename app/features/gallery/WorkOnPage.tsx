import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import words from '#words/gallery';
import type {SoldWork} from '~/content/gallery';
import {galleryAddress, workAnchor} from './gallery-address';
import {WorkLabel} from './WorkLabel';
import {WorkPicture} from './WorkPicture';

export interface WorkOnPageProps {
  work: SoldWork;
  /** The gallery that it is in. */
  works: readonly SoldWork[];
  shownCount: number;
  share: ReactNode;
}

const LINK =
  'inline-flex min-h-12 items-center text-sea underline decoration-sea-line underline-offset-[0.4em] hover:text-sea-deep';

/** The work in the URL, above the gallery: the lightbox's replacement without scripts. */
export function WorkOnPage({work, works, shownCount, share}: WorkOnPageProps) {
  const index = works.indexOf(work);
  const [previous, next] = [works[index - 1], works[index + 1]];
  const width = `min(100%, 80vh * ${work.width / work.height}, ${work.width}px)`;
  return (
    <section
      aria-label={work.title}
      className="mb-section grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
    >
      <div style={{width}}>
        <WorkPicture work={work} sizes="92vw" loading="eager" fetchPriority="high" />
      </div>
      <div>
        <WorkLabel work={work} share={share} />
      </div>
      <nav aria-label={words.works} className="flex flex-wrap gap-x-8 text-sm font-medium">
        {previous && (
          <Link className={LINK} to={galleryAddress(shownCount, previous)} reloadDocument>
            {words.previousWork}
          </Link>
        )}
        {next && (
          <Link className={LINK} to={galleryAddress(shownCount, next)} reloadDocument>
            {words.nextWork}
          </Link>
        )}
        <Link className={LINK} to={`${galleryAddress(shownCount)}#${workAnchor(work)}`}>
          {words.back}
        </Link>
      </nav>
    </section>
  );
}
