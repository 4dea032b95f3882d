import type {ReactNode} from 'react';
import {ButtonLink} from '~/components/ButtonLink';
import type {SoldWork} from '~/content/gallery';

export interface WorkLabelProps {
  work: SoldWork;
  /** The share links. */
  share: ReactNode;
}

/** The label of a sold work, with links to ask for a similar one. */
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

/** The contact form's subject. */
function similarPieceSubject({title}: SoldWork): string {
  return `A piece similar to “${title}”`;
}
