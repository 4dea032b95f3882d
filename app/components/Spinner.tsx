import {cn} from '~/lib/cn';

export interface SpinnerProps {
  /** The accessible name. Null when text beside the spinner already describes the wait. */
  label: string | null;
  className?: string;
}

/** A spinner with an accessible name. */
export function Spinner({label, className = 'size-[1.125em]'}: SpinnerProps) {
  const ring = (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className={cn('animate-spin', className)}
    >
      <circle cx="12" cy="12" r="10" strokeOpacity="0.25" />
      <path d="M22 12a10 10 0 0 0-10-10" />
    </svg>
  );
  if (label === null) return ring;
  return (
    <span role="status" className="inline-flex items-center">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
