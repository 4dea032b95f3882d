import {fetchShopNowMs} from './fetch-shop-time';
import {createLaunchClock} from './launch-clock';

/** The launch clock of this browser tab; a server never asks it. */
export const TAB_CLOCK = createLaunchClock({
  deviceNowMs: () => Date.now(),
  fetchShopNowMs: fetchShopNowMs,
  callAfter(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  onWake(callback) {
    const wake = () => {
      if (document.visibilityState === 'visible') callback();
    };
    document.addEventListener('visibilitychange', wake);
    // A page restored from the back/forward cache has been suspended too.
    window.addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
    };
  },
});
