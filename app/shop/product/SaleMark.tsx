import {cn} from '~/lib/cn';

export interface SaleMarkProps {
  isSold: boolean;
  children: string;
  className?: string;
}

/** Whether a work is still to be had, with the red dot that galleries put beside the label of a sold one. */
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
