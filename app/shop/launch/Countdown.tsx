import {type ShopWords, useWords} from '~/words';
import {cn} from '~/lib/cn';
import {LaunchDate} from './LaunchDate';

export interface CountdownProps {
  /** The launch, in epoch milliseconds. */
  instantMs: number;
  /** The shop's time, from `useNow`, which updates every second. */
  nowMs: number;
  className?: string;
}

/**
 * The launch's date, and the time until it as the specification writes it: days, then hours:minutes:seconds. Nothing once
 * it is reached. Screen readers get the date, which does not change every second.
 */
export function Countdown({instantMs, nowMs, className}: CountdownProps) {
  const words = useWords();
  const text = formatTimeLeft(words, instantMs - nowMs);
  if (text === null) return null;
  return (
    <p className={cn('flex flex-wrap items-baseline justify-between gap-x-2 text-sm', className)}>
      <LaunchDate prefix={words.launch.availableFrom} instantMs={instantMs} />
      {/* A translator wraps text nodes, and would keep the old time: a new time is a new element. */}
      <span
        key={text}
        aria-hidden="true"
        role="timer"
        translate="no"
        className="font-medium whitespace-nowrap tabular-nums"
      >
        {text}
      </span>
    </p>
  );
}

/**
 * 'Nd HH:MM:SS': days, then hours:minutes:seconds, as the specification writes the countdown. A started second counts as
 * whole, so that the last one shown is 1. Null once nothing is left.
 */
export function formatTimeLeft(words: ShopWords, leftMs: number): string | null {
  const total = Math.ceil(leftMs / 1000);
  if (total <= 0) return null;
  const clock = [Math.floor(total / 3600) % 24, Math.floor(total / 60) % 60, total % 60];
  const padded = clock.map((unit) => String(unit).padStart(2, '0')).join(':');
  return `${Math.floor(total / 86_400)}${words.launch.days} ${padded}`;
}
