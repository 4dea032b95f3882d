import {cn} from '~/lib/cn';

export interface SaleMarkProps {
  isSold: boolean;
  children: string;
  className?: string;
}

/** Whether a work is available. A sold or reserved work has the red dot that galleries put beside its label. */
export function SaleMark({isSold, children, className}: SaleMarkProps) {
  return (
    <span className={cn('inline-flex items-center gap-2', className)}>
      <span
        aria-hidden="true"
        className={cn(
          'size-2 rounded-full border forced-color-adjust-none',
          isSold ? 'border-danger bg-danger' : 'border-sea',
        )}
      />
      {children}
    </span>
  );
}
