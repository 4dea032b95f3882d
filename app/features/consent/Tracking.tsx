import {useEffect, useState, type ReactNode} from 'react';
import {stopQueueingEvents} from '~/lib/analytics/track';
import {needsConsent, type TrackingSettings} from '~/lib/analytics/tracking-settings';
import {onDemand} from '~/lib/browser/on-demand';
import {hasEventsParameter} from './has-events-parameter';

const trackingCode = onDemand(() => import('./load-tracking'), 'loadTracking');

/**
 * Analytics and the consent banner, mounted once. All code loads on demand, and none when nothing is configured.
 * `settings` must be the same object for the life of the page.
 */
export function Tracking({settings}: {settings: TrackingSettings | null}) {
  const [parts, setParts] = useState<ReactNode>(null);

  useEffect(() => {
    if (!settings || !needsTracking(settings)) return stopQueueingEvents();
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

/** Consent is needed, or `?events` requests the panel. */
function needsTracking(settings: TrackingSettings): boolean {
  return needsConsent(settings) || (settings.showsEvents && hasEventsParameter());
}
