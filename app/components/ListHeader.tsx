import type {ReactNode} from 'react';
import {cn} from '~/lib/cn';

export interface ListHeaderProps {
  title: string;
  text?: string;
  /** Controls beside the title where there is room, such as a list's sort order and its filters. */
  children?: ReactNode;
}

/** The title of a page of pictures, low enough to leave the first viewport to them. */
export function ListHeader({title, text, children}: ListHeaderProps) {
  return (
    <header
      className={cn(
        'flex flex-wrap items-baseline gap-x-4 pt-4 sm:items-baseline-last sm:gap-x-6 sm:pt-6',
        children ? 'pb-2' : 'pb-4',
      )}
    >
      <div
        className={cn(
          // On a phone, the filters are beside the title, above the text.
          'flex-wrap items-baseline gap-x-6 max-sm:contents sm:flex sm:basis-full xl:grow xl:basis-108',
          children ? 'xl:max-2xl:block' : '',
        )}
      >
        <h1 className="text-2xl">{title}</h1>
        {text && (
          <p className="max-w-text text-sm text-balance text-muted max-sm:order-1 max-sm:basis-full lg:text-base 2xl:max-w-none">
            {text}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}
