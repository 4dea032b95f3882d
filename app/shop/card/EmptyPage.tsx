import type {ReactNode} from 'react';
import {ListHeader} from '~/components/ListHeader';
import {PagePainting} from '~/shop/gallery/PagePainting';
import {NewPrints, type Shelf} from './NewPrints';

export interface EmptyPageProps {
  title: string;
  text: string;
  /** Links to other pages. */
  children: ReactNode;
  shelf?: Shelf;
}

/** A page that has nothing to show: why, where to go, and the newest prints, or a painting in place of them. */
export function EmptyPage({title, text, children, shelf}: EmptyPageProps) {
  return (
    <div className="mx-auto max-w-page px-gutter">
      <ListHeader title={title} text={text}>
        <div className="flex flex-wrap gap-x-5 gap-y-3">{children}</div>
      </ListHeader>
      <div className="mt-4">
        {shelf && shelf.prints.length > 0 ? (
          <NewPrints {...shelf} isFirst />
        ) : (
          <div className="max-w-[calc(120svh-24rem)]">
            <PagePainting painting="thickOFog" />
          </div>
        )}
      </div>
    </div>
  );
}
