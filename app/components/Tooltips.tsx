import {useEffect} from 'react';

/** Browsers that cannot say when they have nothing to do wait so long. */
const IDLE_FALLBACK_MS = 1200;

/** The tooltips of the whole page, mounted once. Their code arrives when the browser has nothing else to do. */
export function Tooltips() {
  useEffect(() => {
    // They stand in the browser's top layer; where there is none, the controls have their names all the same.
    if (!('showPopover' in HTMLElement.prototype)) return;
    let stop = () => {};
    let isGone = false;
    const load = () =>
      void import('~/components/start-tooltips').then(
        ({startTooltips}) => {
          if (!isGone) stop = startTooltips();
        },
        // Code that does not arrive costs the tooltips, nothing else.
        () => {},
      );
    const cancel = whenIdle(load);
    return () => {
      isGone = true;
      cancel();
      stop();
    };
  }, []);

  return null;
}

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}
