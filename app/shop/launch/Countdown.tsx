import {useWords} from '~/words';
import {LaunchDate} from './LaunchDate';
import {TimeLeft, type TimeLeftProps} from './TimeLeft';

/** The launch date and the time until it, on a hairline; nothing once the launch is reached. */
export function Countdown({instantMs, nowMs}: TimeLeftProps) {
  const words = useWords();
  if (nowMs >= instantMs) return null;
  return (
    <p className="mt-4 flex flex-wrap justify-between gap-x-4 border-b border-sea-line pb-2 text-sm">
      <LaunchDate prefix={words.launch.availableFrom} instantMs={instantMs} />
      <TimeLeft instantMs={instantMs} nowMs={nowMs} />
    </p>
  );
}
