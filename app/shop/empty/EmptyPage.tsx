import type {ReactNode} from 'react';
import {PageHeader} from '~/components/PageHeader';
import {PagePainting} from '~/shop/gallery/PagePainting';
import {NewPrints} from '~/shop/card/NewPrints';
import type {VisibleCard} from '~/shop/card/card';

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
    <div className="page grid gap-y-6 pt-[clamp(2rem,3.75vw,3.5rem)]">
      {/* Heading and links in one row. */}
      <div className="large-type flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <PageHeader title={title}>{text}</PageHeader>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>
      </div>
      {prints.length > 0 ? (
        <NewPrints prints={prints} isFirst />
      ) : (
        <PagePainting painting="fairWind" className="lg:max-w-[calc(150svh-30rem)]" />
      )}
    </div>
  );
}
