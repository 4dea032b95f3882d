import type {ReactNode} from 'react';
import {cn} from '~/lib/cn';

export interface RequiredBoxProps {
  name: string;
  /** What the visitor agrees to. */
  children: ReactNode;
  className?: string;
}

/** A checkbox that has to be ticked before its form can be sent. */
export function RequiredBox({name, children, className}: RequiredBoxProps) {
  return (
    <label className={cn('flex items-start gap-3 text-sm', className)}>
      <input type="checkbox" name={name} required className="mt-0.5 size-5 shrink-0 accent-sea" />
      {children}
    </label>
  );
}
