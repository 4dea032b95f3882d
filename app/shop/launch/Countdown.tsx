import {cn} from '~/lib/cn';
import {formatTimeLeft, timeLeft} from './time-left';
import {LaunchDate} from './LaunchDate';
import words from '#words/launch';

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
  const left = timeLeft(instantMs, nowMs);
  if (!left) return null;
  const text = formatTimeLeft(left);
  return (
    <p className={cn('flex flex-wrap items-baseline justify-between gap-x-2 text-sm', className)}>
      <LaunchDate key={instantMs} prefix={words.availableFrom} instantMs={instantMs} />
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
