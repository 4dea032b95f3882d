import {askShopNowMs} from '~/lib/clock';
import {createLaunchClock} from './launch-clock';

/** The launch clock of this browser tab. Fetched by the first countdown that is shown. */
export const TAB_CLOCK = createLaunchClock({
  deviceNowMs: () => Date.now(),
  askShopMs: askShopNowMs,
  callAfter(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  onWake(callback) {
    const wake = () => {
      if (document.visibilityState === 'visible') callback();
    };
    document.addEventListener('visibilitychange', wake);
    // A page that the back button brings back as it was left has slept too.
    window.addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
    };
  },
});
