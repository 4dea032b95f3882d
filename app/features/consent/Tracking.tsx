import {useEffect, useState, type ReactNode} from 'react';
import {stopQueueingEvents} from '~/lib/analytics/track';
import {needsConsent, type TrackingSettings} from '~/lib/analytics/tracking-settings';
import {onDemand} from '~/lib/browser/on-demand';
import {isWatched} from './is-watched';

const trackingCode = onDemand(() => import('./load-tracking'), 'loadTracking');

/**
 * Measuring and the question whether it may, mounted once. All of it is fetched on demand, and nothing where nothing is
 * configured. `settings` must be the same object as long as the page lives.
 */
export function Tracking({settings}: {settings: TrackingSettings | null}) {
  const [parts, setParts] = useState<ReactNode>(null);

  useEffect(() => {
    if (!settings || !isWanted(settings)) return stopQueueingEvents();
    let isCurrent = true;
    trackingCode
      .load()
      .then((loadTracking) => loadTracking(settings))
      .then((loaded) => isCurrent && setParts(loaded), stopQueueingEvents);
    return () => {
      isCurrent = false;
    };
  }, [settings]);

  return parts;
}

/** Either there is something to agree to, or somebody wants to watch. */
function isWanted(settings: TrackingSettings): boolean {
  return needsConsent(settings) || (settings.showsEvents && isWatched());
}
