import {lazy, useEffect} from 'react';
import {LazyPart} from '~/components/LazyPart';
import {stopQueueingEvents} from '~/lib/analytics/track';
import type {TrackingSettings} from '~/lib/analytics/tracking-settings';
import {useHydrated} from '~/lib/browser/use-hydrated';

const ConsentGate = lazy(() =>
  import('./ConsentGate').then(({ConsentGate}) => ({default: ConsentGate})),
);

/** Analytics and the consent banner, mounted once. Their code loads only when analytics are configured. */
export function Tracking({settings}: {settings: TrackingSettings | null}) {
  const isHydrated = useHydrated();

  useEffect(() => {
    if (!settings) stopQueueingEvents();
  }, [settings]);

  // Without even the boundary, because a click before its hydration would be logged as an error.
  if (!isHydrated || !settings) return null;
  return (
    <LazyPart onError={stopQueueingEvents}>
      <ConsentGate settings={settings} />
    </LazyPart>
  );
}
