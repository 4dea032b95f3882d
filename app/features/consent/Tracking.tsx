import {lazy, useEffect} from 'react';
import {LazyPart} from '~/components/LazyPart';
import {stopQueueingEvents} from '~/lib/analytics/track';
import {needsConsent, type TrackingSettings} from '~/lib/analytics/tracking-settings';
import {useHydrated} from '~/lib/browser/use-hydrated';

const ConsentGate = lazy(() =>
  import('./ConsentGate').then(({ConsentGate}) => ({default: ConsentGate})),
);
const EventsPanel = lazy(() =>
  import('./EventsPanel').then(({EventsPanel}) => ({default: EventsPanel})),
);

/** Analytics and the consent banner, mounted once. Their code loads only where something is configured. */
export function Tracking({settings}: {settings: TrackingSettings | null}) {
  const isHydrated = useHydrated();
  const gated = isHydrated && settings && needsConsent(settings) ? settings : null;
  const showsEvents = isHydrated && Boolean(settings?.showsEvents) && hasEventsParameter();
  const isIdle = isHydrated && !gated && !showsEvents;

  useEffect(() => {
    if (isIdle) stopQueueingEvents();
  }, [isIdle]);

  // Not even the boundary: a press before React has hydrated it would be logged as an error.
  if (!showsEvents && !gated) return null;
  return (
    // Both at once: the panel records the queued events before the gate may drop them.
    <LazyPart onError={stopQueueingEvents}>
      {showsEvents && <EventsPanel />}
      {gated && <ConsentGate settings={gated} />}
    </LazyPart>
  );
}

/** Whether the URL requests the events panel: `?events`. */
function hasEventsParameter(): boolean {
  return /[?&]events\b/.test(window.location.search);
}
