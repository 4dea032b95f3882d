import {LaunchDate} from '~/shop/launch/LaunchDate';
import {useWords} from '~/words';

export interface EarlyAccessCardProps {
  /** The public launch, if it's in the future, in epoch milliseconds. */
  launchMs: number | null;
}

/** The card above the title, like an invitation: for priority members, and until when. */
export function EarlyAccessCard({launchMs}: EarlyAccessCardProps) {
  const words = useWords();
  return (
    <div className="mb-6 bg-sea-deep px-5 py-4 text-white print:p-0">
      <p className="font-serif text-xl">{words.earlyAccess.badge}</p>
      {launchMs !== null && (
        <p className="mt-1 text-sm">
          <LaunchDate prefix={words.earlyAccess.until} instantMs={launchMs} />
        </p>
      )}
    </div>
  );
}
