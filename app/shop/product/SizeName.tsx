import {cn} from '~/lib/cn';
import type {VariantName} from './work-size';

export interface SizeNameProps {
  name: VariantName;
  isSoldOut?: boolean;
}

/** A size on its tile: in inches, and below in centimetres. */
export function SizeName({name: {value, centimetres}, isSoldOut = false}: SizeNameProps) {
  return (
    <>
      <span
        translate="no"
        className={cn(
          'block text-[1rem] leading-snug whitespace-nowrap print:mr-2 print:inline print:text-sm',
          isSoldOut && 'line-through',
        )}
      >
        {value}
      </span>
      {centimetres && (
        <span translate="no" className="text-xs whitespace-nowrap text-muted">
          {centimetres}
        </span>
      )}
    </>
  );
}
