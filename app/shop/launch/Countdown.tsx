import {useWords} from '~/words';
import {LaunchDate} from './LaunchDate';
import {TimeLeft, type TimeLeftProps} from './TimeLeft';

/** The launch date and the time until it, on a hairline. */
export function Countdown({instantMs, renderedAtMs}: TimeLeftProps) {
  const words = useWords();
  return (
    <p className="mt-4 flex flex-wrap justify-between gap-x-4 border-b border-sea-line pb-2 text-sm">
      <LaunchDate prefix={words.launch.availableFrom} instantMs={instantMs} />
      <TimeLeft instantMs={instantMs} renderedAtMs={renderedAtMs} />
    </p>
  );
}
