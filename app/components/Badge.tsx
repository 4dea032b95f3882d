import type {ReactNode} from 'react';
import {cn} from '~/lib/cn';

const TONE = {
  sea: 'bg-sea text-white',
  ink: 'bg-ink text-white',
} as const;

export interface BadgeProps {
  tone?: keyof typeof TONE;
  className?: string;
  children: ReactNode;
}

/** A short label on or beside an element: 'Sold Out', 'Coming Soon'. */
export function Badge({tone = 'sea', className, children}: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex min-h-7 items-center border border-transparent px-2.5 py-0.5 text-xs leading-snug font-medium',
        TONE[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
