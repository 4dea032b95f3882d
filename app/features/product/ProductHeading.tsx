import type {ReactNode} from 'react';
import {Badge} from '~/components/Badge';
import type {SaleState} from './availability';

export interface ProductHeadingProps {
  title: string;
  /** 'Giclée print of an oil on canvas'; null when the shop does not say. */
  medium: string | null;
  saleState: SaleState;
  /** The countdown, while there is one. */
  children?: ReactNode;
}

/** Title, medium and the badge that says why a work cannot be bought now. */
export function ProductHeading({title, medium, saleState, children}: ProductHeadingProps) {
  return (
    <header>
      {saleState === 'coming-soon' && <Badge tone="sea">Coming Soon</Badge>}
      {saleState === 'sold-out' && <Badge tone="ink">Sold Out</Badge>}
      <h1 className="mt-3 text-3xl">{title}</h1>
      {medium && <p className="mt-2 text-sm text-muted">{medium}</p>}
      {children}
    </header>
  );
}
