import {cn} from '~/lib/cn';
import {formatTimeLeft, timeLeft} from './launch';

export interface LaunchCountdownProps {
  /** The launch, in epoch milliseconds. */
  instantMs: number;
  /** The shop's time; give it from `useNow`, which ticks. */
  nowMs: number;
  className?: string;
}

/**
 * How long until a launch: days, then hours:minutes:seconds; nothing once it is there. Screen readers are given the date,
 * which does not change each second.
 */
export function LaunchCountdown({instantMs, nowMs, className}: LaunchCountdownProps) {
  const left = timeLeft(instantMs, nowMs);
  if (!left) return null;
  return (
    <p className={cn('text-sm', className)}>
      <span className="sr-only">Available from {LAUNCH_DATE.format(instantMs)}</span>
      <span aria-hidden="true" className="flex items-baseline justify-between gap-4">
        <span>Available in</span>
        <span role="timer" className="font-medium tabular-nums">
          {formatTimeLeft(left)}
        </span>
      </span>
    </p>
  );
}

/** The artist's own time zone, the same on server and phone. */
const LAUNCH_DATE = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Moncton',
});
