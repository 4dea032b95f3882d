import type {ReactNode} from 'react';
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
    <div className="mx-auto max-w-page px-gutter">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-6 pb-6">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 max-w-text text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>
      </header>
      {prints.length > 0 ? (
        <NewPrints prints={prints} isFirst />
      ) : (
        <div className="max-w-[calc(120svh-24rem)]">
          <PagePainting painting="thickOFog" />
        </div>
      )}
    </div>
  );
}
