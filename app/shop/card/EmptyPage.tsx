import type {ReactNode} from 'react';
import {PageHeader} from '~/components/PageHeader';
import {PagePainting} from '~/shop/gallery/PagePainting';
import {NewPrints} from './NewPrints';
import type {VisibleCard} from './visible-card';

export interface EmptyPageProps {
  title: string;
  text: string;
  /** Links to other pages. */
  children: ReactNode;
  /** The newest prints. */
  prints?: readonly VisibleCard[];
}

/** A page that has nothing to show: why, where to go, and the newest prints, or a painting in place of them. */
export function EmptyPage({title, text, children, prints = []}: EmptyPageProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-5 gap-y-6 px-gutter pt-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:self-start">
        <PageHeader title={title}>{text}</PageHeader>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>
      </div>
      {prints.length > 0 ? (
        <NewPrints prints={prints} layout="besideTitle" isFirst />
      ) : (
        <PagePainting painting="thickOFog" />
      )}
    </div>
  );
}
