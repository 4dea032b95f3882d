import type {ReactNode} from 'react';
import {ButtonLink} from '~/components/ButtonLink';
import type {SoldWork} from '~/content/gallery';
import {useWords} from '~/words';
import {similarPieceUrl} from './gallery-url';
import {soldWorkPath} from '~/shop/paths';
import {SoldBadge} from './SoldBadge';

export interface WorkLabelProps {
  work: SoldWork;
  share: ReactNode;
}

/** The label of a sold work, with a link to its own page and one to ask for a similar work. */
export function WorkLabel({work, share}: WorkLabelProps) {
  const words = useWords();
  return (
    <>
      <h2 className="text-2xl">{work.title}</h2>
      <p className="mt-1.5 text-sm text-muted first-letter:uppercase">
        {work.medium}, {work.year}
      </p>
      <SoldBadge />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1 landscape:mt-7">
        <ButtonLink to={similarPieceUrl(words, work)}>{words.product.askAboutSimilar}</ButtonLink>
        <ButtonLink to="/commissions" variant="quiet">
          {words.gallery.howCommissionsWork}
        </ButtonLink>
        <ButtonLink to={soldWorkPath(work.handle)} variant="quiet">
          {words.gallery.aboutWork}
        </ButtonLink>
      </div>
      <div className="mt-3">{share}</div>
    </>
  );
}
