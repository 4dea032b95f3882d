import type {ReactNode} from 'react';
import {cn} from '~/lib/cn';

export interface ListHeaderProps {
  title: string;
  text?: string;
  /** The sort order of the list. From 1280 px up, it's on the same line as the title. */
  children?: ReactNode;
}

/** The title of a page of pictures, low enough to leave the first viewport to them. */
export function ListHeader({title, text, children}: ListHeaderProps) {
  return (
    <header
      className={cn(
        'pt-4 sm:pt-6 xl:flex xl:items-baseline xl:gap-x-10',
        children ? 'pb-2 lg:pb-4' : 'pb-4 lg:pb-6',
      )}
    >
      <div className="gap-x-6 sm:flex sm:items-baseline xl:flex-1">
        <h1 className="text-2xl">{title}</h1>
        {text && (
          <p className="max-w-text flex-1 text-sm text-balance text-muted lg:text-base">{text}</p>
        )}
      </div>
      {children && <div className="xl:shrink-0">{children}</div>}
    </header>
  );
}
