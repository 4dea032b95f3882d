import type {ReactNode} from 'react';
import type {DrawnProduct} from './scale-drawing';
import {ScaleFigure} from './ScaleFigure';

export interface TrueSizeProps {
  product: DrawnProduct;
  /** The chosen variant's. */
  selectedId: string | undefined;
  /** What stands below the drawing. */
  children?: ReactNode;
}

/** How large a work is: its drawing to scale, and what is below. Not every work has either. */
export function TrueSize({product, selectedId, children}: TrueSizeProps) {
  return (
    <div className="grid justify-items-start gap-6 border-t border-line pt-8 empty:hidden print:hidden">
      <ScaleFigure product={product} selectedId={selectedId} />
      {children}
    </div>
  );
}
