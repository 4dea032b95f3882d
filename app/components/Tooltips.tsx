import {useEffect} from 'react';
import {onDemand} from '~/lib/browser/on-demand';

/** The events that open a tooltip; touch does not, so phones never load the code. */
const TRIGGER_EVENTS = ['pointerover', 'focusin'] as const;

const tooltipsCode = onDemand(() => import('~/components/start-tooltips'), 'startTooltips');

/** The page's tooltips, mounted once. Their code loads with the first mouse move or keyboard focus. */
export function Tooltips() {
  useEffect(() => {
    // Tooltips use the top layer; without popovers controls have their accessible names only.
    if (!('showPopover' in HTMLElement.prototype)) return;
    let stop = () => {};
    let isUnmounted = false;
    let latest: Event | null = null;
    const removeListeners = () => {
      for (const cause of TRIGGER_EVENTS) document.removeEventListener(cause, load);
    };
    async function load(event: Event) {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const isLoading = latest !== null;
      latest = event;
      if (isLoading) return;
      // Without the code there are no tooltips.
      const startTooltips = await tooltipsCode.load().catch(() => null);
      removeListeners();
      if (isUnmounted || !startTooltips) return;
      stop = startTooltips();
      // Repeats the event that arrived while the code was loading.
      latest.target?.dispatchEvent(copyOf(latest));
    }
    for (const cause of TRIGGER_EVENTS) document.addEventListener(cause, load);
    return () => {
      isUnmounted = true;
      removeListeners();
      stop();
    };
  }, []);

  return null;
}

function copyOf(event: Event): Event {
  return event instanceof PointerEvent
    ? new PointerEvent(event.type, event)
    : new FocusEvent(event.type, event);
}
