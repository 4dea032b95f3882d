import type {ReactNode} from 'react';
import {TextLink} from '~/components/TextLink';
import {cn} from '~/lib/cn';

export interface ProductSectionProps {
  id: string;
  title: string;
  /** The collection that the products are from. */
  more?: {to: string; label: string};
  /** From 1024 px up, the products are beside the title, on the hero's columns. */
  isBesideTitle?: boolean;
  children: ReactNode;
}

export function ProductSection({id, title, more, isBesideTitle, children}: ProductSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'page grid grid-cols-1 gap-x-5 gap-y-[clamp(1rem,2.5vw,2rem)]',
        isBesideTitle ? 'pt-10 lg:grid-cols-(--hero-columns) lg:pt-6' : 'pt-[clamp(3rem,6vw,7rem)]',
      )}
    >
      <div
        className={cn(
          'flex flex-wrap content-start items-baseline justify-between gap-x-8 gap-y-1',
          isBesideTitle && 'lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:self-start',
        )}
      >
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {more && <TextLink to={more.to}>{more.label}</TextLink>}
      </div>
      <div>{children}</div>
    </section>
  );
}
