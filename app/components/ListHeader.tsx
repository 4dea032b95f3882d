import type {ReactNode} from 'react';
import {cn} from '~/lib/cn';

export interface ListHeaderProps {
  title: string;
  text?: string;
  /** The sort order and the filters of the list, which share lines with the title where there is room. */
  children?: ReactNode;
}

/** The title of a page of pictures, low enough to leave the first viewport to them. */
export function ListHeader({title, text, children}: ListHeaderProps) {
  return (
    <header
      className={cn(
        'flex flex-wrap items-baseline-last gap-x-4 pt-4 sm:gap-x-6 sm:pt-6',
        children ? 'pb-2' : 'pb-4 lg:pb-6',
      )}
    >
      <div
        className={cn(
          'basis-full flex-wrap items-baseline gap-x-6 sm:flex xl:grow xl:basis-108',
          children ? 'xl:max-2xl:block' : '',
        )}
      >
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="max-w-text text-sm text-balance text-muted lg:text-base">{text}</p>}
      </div>
      {children}
    </header>
  );
}
