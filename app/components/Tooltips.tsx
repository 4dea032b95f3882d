import {useEffect} from 'react';
import {onDemand} from '~/lib/browser/on-demand';

/** What brings a tooltip; a finger never does, so that phones never fetch the code. */
const CAUSES = ['pointerover', 'focusin'] as const;

const tooltipsCode = onDemand(() => import('~/components/start-tooltips'), 'startTooltips');

/** The tooltips of the whole page, mounted once. Their code arrives when a mouse moves or the keyboard is used. */
export function Tooltips() {
  useEffect(() => {
    // They stand in the browser's top layer; where there is none, the controls have their names all the same.
    if (!('showPopover' in HTMLElement.prototype)) return;
    let stop = () => {};
    let isGone = false;
    let latest: Event | null = null;
    const unlisten = () => {
      for (const cause of CAUSES) document.removeEventListener(cause, load);
    };
    async function load(event: Event) {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const isUnderWay = latest !== null;
      latest = event;
      if (isUnderWay) return;
      // Code that does not arrive costs the tooltips, nothing else.
      const startTooltips = await tooltipsCode.load().catch(() => null);
      unlisten();
      if (isGone || !startTooltips) return;
      stop = startTooltips();
      // What is pointed at since before the code was there counts too.
      latest.target?.dispatchEvent(copyOf(latest));
    }
    for (const cause of CAUSES) document.addEventListener(cause, load);
    return () => {
      isGone = true;
      unlisten();
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
