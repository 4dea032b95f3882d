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
      {/* Every browser writes a date in its own way, which is no reason to draw the page anew. */}
      <time
        dateTime={new Date(instantMs).toISOString()}
        className="sr-only"
        suppressHydrationWarning
      >
        Available from {formatLaunch(instantMs)}
      </time>
      <span aria-hidden="true" className="flex items-baseline justify-between gap-4">
        <span>Available in</span>
        <span role="timer" className="font-medium whitespace-nowrap tabular-nums">
          {formatTimeLeft(left)}
        </span>
      </span>
    </p>
  );
}

let launchDate: Intl.DateTimeFormat | undefined;

/**
 * In the artist's own time zone, the same on server and phone; named, as the visitor may be in another.
 * Made for the first launch that is shown: a phone takes a tenth of a second for it.
 */
function formatLaunch(instantMs: number): string {
  launchDate ??= new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: 'America/Moncton',
  });
  return launchDate.format(instantMs);
}
