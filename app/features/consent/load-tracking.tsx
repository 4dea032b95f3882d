import type {ReactNode} from 'react';
import {stopQueueingEvents} from '~/lib/analytics/track';
import {needsConsent, type TrackingSettings} from '~/lib/analytics/tracking-settings';
import {hasEventsParameter} from './has-events-parameter';

/** Loads the events panel if the URL requests it, and the consent gate if consent is needed. */
export async function loadTracking(settings: TrackingSettings): Promise<ReactNode> {
  const panel = settings.showsEvents && hasEventsParameter() ? await import('./EventsPanel') : null;
  panel?.recordEvents();
  const gate = needsConsent(settings) ? await import('./ConsentGate') : null;
  if (!gate) stopQueueingEvents();
  return (
    <>
      {gate && <gate.ConsentGate settings={settings} />}
      {panel && <panel.EventsPanel />}
    </>
  );
}
