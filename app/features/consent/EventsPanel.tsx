import {useEffect, useSyncExternalStore} from 'react';
import type {ShopEvent} from '~/lib/analytics/events';
import {listenToEvents} from '~/lib/analytics/track';
import {createSubscribers} from '~/lib/browser/subscribers';

let events: readonly ShopEvent[] = [];
let isRecording = false;
const {subscribe, notify} = createSubscribers();

/** Records events for the panel, also after it is gone. */
function recordEvents(): void {
  if (isRecording) return;
  isRecording = true;
  listenToEvents((event) => {
    events = [...events, event];
    notify();
  });
}

/** The development panel of `?events`: each event with its fields, the latest last. Nothing is sent. */
export function EventsPanel() {
  const shown = useSyncExternalStore(subscribe, () => events);
  useEffect(recordEvents, []);
  return (
    <section
      aria-label="Events"
      className="fixed right-3 bottom-3 z-30 max-h-[40vh] w-96 max-w-[calc(100vw-1.5rem)] overflow-y-auto border border-line bg-wall p-3 font-mono text-xs"
    >
      <h2 className="font-sans text-sm font-semibold">Events: {shown.length}</h2>
      <ol>
        {shown.map((event, index) => (
          <li key={index} className="mt-2 break-all whitespace-pre-wrap">
            {JSON.stringify(event)}
          </li>
        ))}
      </ol>
    </section>
  );
}
