import {useEffect, useRef} from 'react';
import {cn} from '~/lib/cn';
import {formatTimeLeft, timeLeft} from '~/lib/time-left';

export interface CountdownProps {
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
export function Countdown({instantMs, nowMs, className}: CountdownProps) {
  const left = timeLeft(instantMs, nowMs);
  if (!left) return null;
  return (
    <p className={cn('text-sm', className)}>
      <LaunchDate key={instantMs} instantMs={instantMs} />
      <span aria-hidden="true" className="flex items-baseline justify-between gap-4">
        <span>Available in</span>
        <span role="timer" className="font-medium whitespace-nowrap tabular-nums">
          {formatTimeLeft(left)}
        </span>
      </span>
    </p>
  );
}

/**
 * The words of the server stay. To write them anew a phone would need a tenth of a second for its first date while the page
 * is taken over, and its browser might write it in a way of its own.
 */
function LaunchDate({instantMs}: {instantMs: number}) {
  const ref = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    // Nothing but on a page to which the client router came.
    if (ref.current && !ref.current.textContent) ref.current.textContent = availableFrom(instantMs);
  }, [instantMs]);
  return (
    <time
      ref={ref}
      dateTime={new Date(instantMs).toISOString()}
      className="sr-only"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? availableFrom(instantMs) : ''}}
    />
  );
}

/** In the artist's own time zone, the same on server and phone; named, as the visitor may be in another. */
function availableFrom(instantMs: number): string {
  dateFormat ??= new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: 'America/Moncton',
  });
  return `Available from ${dateFormat.format(instantMs)}`;
}

/** Slow to make, and kept from the first date on. */
let dateFormat: Intl.DateTimeFormat | null = null;
