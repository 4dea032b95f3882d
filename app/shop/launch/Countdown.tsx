import {useWords} from '~/words';
import {cn} from '~/lib/cn';
import {LaunchDate} from './LaunchDate';
import {TimeLeft, type TimeLeftProps} from './TimeLeft';

export interface CountdownProps extends TimeLeftProps {
  className?: string;
}

/** The launch date and the time until it; nothing once the launch is reached. */
export function Countdown({instantMs, nowMs, className}: CountdownProps) {
  const words = useWords();
  if (nowMs >= instantMs) return null;
  return (
    <p className={cn('grid gap-1 text-sm', className)}>
      <span className="text-2xl">
        <TimeLeft instantMs={instantMs} nowMs={nowMs} />
      </span>
      <LaunchDate prefix={words.launch.availableFrom} instantMs={instantMs} />
    </p>
  );
}
