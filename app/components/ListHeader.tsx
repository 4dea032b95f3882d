import type {ReactNode} from 'react';

export interface ListHeaderProps {
  title: string;
  text?: string;
  /** The order of the list. From 1280 px on it shares the title's line. */
  children?: ReactNode;
}

/** The title of a page of pictures, low enough to leave the first view to them. */
export function ListHeader({title, text, children}: ListHeaderProps) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-10 pt-4 pb-2 sm:pt-6 lg:pb-4">
      <div className="flex flex-wrap items-baseline gap-x-6 max-xl:w-full">
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="max-w-text text-sm text-balance text-muted lg:text-base">{text}</p>}
      </div>
      {children}
    </header>
  );
}
