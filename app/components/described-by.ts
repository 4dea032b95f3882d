import type {ReactNode} from 'react';

interface DescribedByProps {
  id: string;
  error?: string;
  hint?: ReactNode;
  /** Whether the control is invalid, even without an error message. */
  isInvalid?: boolean;
}

/** The ARIA attributes that associate a control with its hint and error. */
export function describedBy({id, error, hint, isInvalid = Boolean(error)}: DescribedByProps) {
  const ids = [hint ? hintId(id) : null, error ? errorId(id) : null].filter(Boolean);
  return {
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const;
}

/** The id of a control's hint, for `describedBy`. */
export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;
