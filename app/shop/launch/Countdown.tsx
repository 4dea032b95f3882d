import {FreshText} from '~/components/FreshText';
import {type ShopWords, useWords} from '~/words';
import {useSecondsLeft} from './use-launch-clock';

interface CountdownProps {
  /** The launch, in epoch milliseconds. */
  instantMs: number;
  /** When the server rendered the page, in epoch milliseconds. */
  renderedAtMs: number;
}

/** The time until a launch. Hidden from screen readers: the launch date beside it doesn't change every second. */
export function Countdown({instantMs, renderedAtMs}: CountdownProps) {
  const words = useWords();
  const text = formatCountdown(words, useSecondsLeft(renderedAtMs, instantMs));
  return (
    <FreshText
      aria-hidden="true"
      role="timer"
      translate="no"
      className="font-medium whitespace-nowrap tabular-nums"
    >
      {text}
    </FreshText>
  );
}

/** 'Nd HH:MM:SS': days, then hours:minutes:seconds, in the specification's format. Null once no time is left. */
export function formatCountdown(words: ShopWords, seconds: number): string | null {
  if (seconds <= 0) return null;
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  const padded = clock.map((unit) => String(unit).padStart(2, '0')).join(':');
  return `${Math.floor(seconds / 86_400)}${words.launch.days} ${padded}`;
}
