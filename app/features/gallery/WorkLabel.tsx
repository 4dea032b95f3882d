import type {ReactNode} from 'react';
import {ButtonLink} from '~/components/ButtonLink';
import type {SoldWork} from '~/content/gallery';

export interface WorkLabelProps {
  work: SoldWork;
  /** Ways to pass it on. */
  share: ReactNode;
}

/** The label beside a sold work, and the two ways to a painting like it. */
export function WorkLabel({work, share}: WorkLabelProps) {
  return (
    <>
      <h2 className="text-2xl">{work.title}</h2>
      <p className="mt-1.5 text-sm text-muted first-letter:uppercase">
        {work.medium}, {work.year}
      </p>
      <p className="mt-1 flex items-center gap-2 text-sm text-muted">
        <span aria-hidden="true" className="size-2 rounded-full bg-sea" />
        Sold
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1 landscape:mt-7">
        <ButtonLink to={`/contact?${new URLSearchParams({subject: similarPieceSubject(work)})}`}>
          Ask about a similar piece
        </ButtonLink>
        <ButtonLink to="/commissions" variant="quiet">
          How commissions work
        </ButtonLink>
      </div>
      <div className="mt-3">{share}</div>
    </>
  );
}

/** What the contact page puts into its subject field. */
function similarPieceSubject({title}: SoldWork): string {
  return `A piece similar to “${title}”`;
}
