import type {ReactNode} from 'react';
import {Badge} from '~/components/Badge';
import type {SaleState} from '~/lib/catalogue/availability';

export interface ProductHeadingProps {
  title: string;
  /** Of the title, where it is not the page's. */
  lang?: string;
  /** 'Giclée print of an oil on canvas'; null when unknown. */
  medium: string | null;
  badge?: ReactNode;
  saleState: SaleState;
  /** Below, not in print: the countdown, while there is one. */
  children?: ReactNode;
}

/** Title and medium, below the badges. */
export function ProductHeading(props: ProductHeadingProps) {
  const {title, lang, medium, badge, saleState, children} = props;
  return (
    <header>
      {badge}
      {saleState === 'coming-soon' && (
        <Badge tone="sea" className="print:px-0">
          Coming Soon
        </Badge>
      )}
      {saleState === 'sold-out' && (
        <Badge tone="ink" className="print:px-0">
          Sold Out
        </Badge>
      )}
      <h1 className="text-3xl not-first:mt-4" lang={lang}>
        {title}
      </h1>
      {medium && <p className="mt-2 text-sm text-muted">{medium}</p>}
      <div className="print:hidden">{children}</div>
    </header>
  );
}
