import type {ShopEvent} from './events';
import {deleteGoogleCookies} from './delete-google-cookies';
import {toGoogleEvent} from './google-events';
import {listenToEvents} from './track';

/** Events of a page that was left before Google's script had come; the next page sends them. */
const UNSENT_KEY = 'unsent-events';

interface GoogleWindow {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

/**
 * Loads Google Analytics, which is told of each event from here on. For a visitor who agreed, and nobody else. Answers the
 * function that stops telling it.
 */
export function startGoogle(id: string): () => void {
  const page = window as unknown as GoogleWindow;
  const isKnown = page.dataLayer !== undefined;
  page[`ga-disable-${id}`] = false;
  if (!isKnown) {
    gtag('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    gtag('js', new Date());
    gtag('config', id, {transport_type: 'beacon', allow_google_signals: false});
  }

  let unsent: ShopEvent[] | null = isKnown ? null : takeUnsent();
  const stopListening = listenToEvents((event) => {
    if (unsent) unsent.push(event);
    else send(event);
  });
  function sendAll() {
    unsent?.forEach(send);
    unsent = null;
  }
  function keepUnsent() {
    if (!unsent?.length) return;
    putUnsent(unsent);
    unsent = [];
  }
  if (!isKnown) loadScript(id, sendAll);
  window.addEventListener('pagehide', keepUnsent);

  return () => {
    stopListening();
    window.removeEventListener('pagehide', keepUnsent);
  };
}

/** For a visitor who refused, or changed their mind: Google's script, if it is there, sends nothing more, and what it set goes. */
export function refuseGoogle(id: string): void {
  (window as unknown as GoogleWindow)[`ga-disable-${id}`] = true;
  putUnsent([]);
  deleteGoogleCookies();
}

function send(event: ShopEvent) {
  const {name, parameters} = toGoogleEvent(event);
  gtag('event', name, parameters);
}

/** Google tells a call by its being an `arguments` object: an array in its place is none. */
const gtag: (...call: unknown[]) => void = function () {
  const page = window as unknown as GoogleWindow;
  page.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  page.dataLayer.push(arguments);
};

function loadScript(id: string, onEnd: () => void) {
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  script.async = true;
  // Blocked, it takes nothing, and nothing then waits for it.
  script.onload = script.onerror = onEnd;
  document.head.append(script);
}

function takeUnsent(): ShopEvent[] {
  try {
    const events = JSON.parse(sessionStorage.getItem(UNSENT_KEY) ?? '[]') as ShopEvent[];
    putUnsent([]);
    return events;
  } catch {
    return [];
  }
}

function putUnsent(events: ShopEvent[]) {
  try {
    if (events.length > 0) sessionStorage.setItem(UNSENT_KEY, JSON.stringify(events));
    else sessionStorage.removeItem(UNSENT_KEY);
  } catch {
    // A browser that stores nothing loses these few.
  }
}
