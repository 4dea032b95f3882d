import type {ReactNode} from 'react';
import {stopQueueingEvents} from '~/lib/analytics/track';
import {needsConsent, type TrackingSettings} from '~/lib/analytics/tracking-settings';
import {isWatched} from './is-watched';

/** What measures on this page: the development view where the address asks for it, and whatever the visitor agrees to. */
export async function loadTracking(settings: TrackingSettings): Promise<ReactNode> {
  const watcher = settings.showsEvents && isWatched() ? await import('./EventsPanel') : null;
  watcher?.watchEvents();
  const gate = needsConsent(settings) ? await import('./ConsentGate') : null;
  if (!gate) stopQueueingEvents();
  return (
    <>
      {gate && <gate.ConsentGate settings={settings} />}
      {watcher && <watcher.EventsPanel />}
    </>
  );
}
