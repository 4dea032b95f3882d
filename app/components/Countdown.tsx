import {useEffect, useRef} from 'react';
import {cn} from '~/lib/cn';
import {formatTimeLeft, timeLeft} from '~/lib/time-left';

export interface CountdownProps {
  /** The launch, in epoch milliseconds. */
  instantMs: number;
  /** The shop's time, from `useNow`, which updates every second. */
  nowMs: number;
  className?: string;
}

/**
 * The time until a launch: days, then hours:minutes:seconds; nothing once it is reached. Screen readers get the launch
 * date, which does not change every second.
 */
export function Countdown({instantMs, nowMs, className}: CountdownProps) {
  const left = timeLeft(instantMs, nowMs);
  if (!left) return null;
  return (
    <p className={cn('text-sm', className)}>
      <LaunchDate key={instantMs} instantMs={instantMs} />
      <span aria-hidden="true" className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span>Available in</span>
        <span role="timer" className="font-medium whitespace-nowrap tabular-nums">
          {formatTimeLeft(left)}
        </span>
      </span>
    </p>
  );
}

/**
 * Keeps the server's text. Formatting it again during hydration would take a phone a tenth of a second for its first
 * date, and the browser's result might differ.
 */
function LaunchDate({instantMs}: {instantMs: number}) {
  const ref = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    // Empty only after a client-side navigation.
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

/** In the artist's time zone, the same on server and client; the zone is shown, as the visitor's may differ. */
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

/** Created once: it is slow. */
let dateFormat: Intl.DateTimeFormat | null = null;
