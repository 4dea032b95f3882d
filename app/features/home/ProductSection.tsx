import type {ReactNode} from 'react';
import {TextLink} from '~/components/TextLink';

export interface ProductSectionProps {
  id: string;
  title: string;
  /** The collection that the products are from. */
  more?: {to: string; label: string};
  children: ReactNode;
}

export function ProductSection({id, title, more, children}: ProductSectionProps) {
  return (
    <section aria-labelledby={id} className="mx-auto max-w-page px-gutter pt-section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {more && <TextLink to={more.to}>{more.label}</TextLink>}
      </div>
      <div className="mt-[clamp(1.75rem,3vw,2.5rem)]">{children}</div>
    </section>
  );
}
