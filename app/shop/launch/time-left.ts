import words from '#words/launch';

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole units until `instantMs`, with a started second counted as whole, so that the last one shown is 1; null once it is reached. */
export function timeLeft(instantMs: number, nowMs: number): TimeLeft | null {
  const totalSeconds = Math.ceil((instantMs - nowMs) / 1000);
  if (totalSeconds <= 0) return null;
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
  };
}

/** 'Nd HH:MM:SS': days, then hours:minutes:seconds, as the specification writes the countdown. */
export function formatTimeLeft({days, hours, minutes, seconds}: TimeLeft): string {
  const clock = [hours, minutes, seconds].map((unit) => String(unit).padStart(2, '0')).join(':');
  return `${days}${words.days} ${clock}`;
}
