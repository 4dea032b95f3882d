import {type ShopWords, useWords} from '~/words';
import {useLaunchClock} from './use-launch-clock';

interface TimeLeftProps {
  /** The launch, in epoch milliseconds. */
  instantMs: number;
  /** When the server rendered the page, in epoch milliseconds. */
  renderedAtMs: number;
}

/**
 * The time until a launch in the specification's format: days, then hours:minutes:seconds. Shows nothing once the
 * launch is reached. Hidden from screen readers: the launch date beside it doesn't change every second.
 */
export function TimeLeft({instantMs, renderedAtMs}: TimeLeftProps) {
  const words = useWords();
  const nowMs = useLaunchClock(renderedAtMs, instantMs, {everySecond: true});
  const text = formatTimeLeft(words, instantMs - nowMs);
  return (
    // A new element for each time: a translator wraps text nodes and would keep the old time.
    <span
      key={text}
      aria-hidden="true"
      role="timer"
      translate="no"
      className="font-medium whitespace-nowrap tabular-nums"
    >
      {text}
    </span>
  );
}

/**
 * 'Nd HH:MM:SS': days, then hours:minutes:seconds, in the specification's format. A started second counts as a whole
 * one, so the last value is 1. Null once no time is left.
 */
export function formatTimeLeft(words: ShopWords, leftMs: number): string | null {
  const total = Math.ceil(leftMs / 1000);
  if (total <= 0) return null;
  const clock = [Math.floor(total / 3600) % 24, Math.floor(total / 60) % 60, total % 60];
  const padded = clock.map((unit) => String(unit).padStart(2, '0')).join(':');
  return `${Math.floor(total / 86_400)}${words.launch.days} ${padded}`;
}
