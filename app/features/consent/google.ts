import {allowScript} from '~/lib/security/trusted-types';
import type {ShopEvent} from '~/lib/analytics/events';
import {deleteGoogleCookies} from './delete-google-cookies';
import {toGoogleEvent} from './google-events';
import {measuredAddress, measuredReferrer} from './measured-address';
import {listenToEvents} from '~/lib/analytics/track';

/** Events that were not sent because the visitor left before Google's script had loaded; the next page sends them. */
const UNSENT_KEY = 'unsent-events';

interface GoogleWindow {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

/**
 * Loads Google Analytics and sends it every event from now on. Call it only after the visitor's consent. Returns a
 * function that unsubscribes.
 */
export function startGoogle(id: string): () => void {
  const page = window as unknown as GoogleWindow;
  const isLoaded = page.dataLayer !== undefined;
  page[`ga-disable-${id}`] = false;
  if (!isLoaded) {
    gtag('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    gtag('js', new Date());
    gtag('config', id, {
      transport_type: 'beacon',
      allow_google_signals: false,
      send_page_view: false,
    });
  }
  sendPageView();

  let unsent: ShopEvent[] | null = isLoaded ? null : takeUnsent();
  const stopListening = listenToEvents((event) => {
    if (unsent) unsent.push(event);
    else send(event);
  });
  function sendAll() {
    unsent?.forEach(send);
    unsent = null;
  }
  function storeUnsent() {
    if (!unsent?.length) return;
    writeUnsent(unsent);
    unsent = [];
  }
  if (!isLoaded) loadScript(id, sendAll);
  window.addEventListener('pagehide', storeUnsent);

  return () => {
    stopListening();
    window.removeEventListener('pagehide', storeUnsent);
  };
}

/** The address of the page that was sent last. */
let sentAddress: string | null = null;

/**
 * Sends the view of the page that is shown, once. Google's own would have the address with its query; every later event
 * has this address too.
 */
export function sendPageView(): void {
  const address = measuredAddress(window.location.href).href;
  if (address === sentAddress) return;
  const referrer = sentAddress ?? measuredReferrer(document.referrer);
  sentAddress = address;
  gtag('set', {page_location: address, page_referrer: referrer});
  gtag('event', 'page_view', {});
}

/** Disables Google's script if it is loaded, and deletes its cookies: the visitor refused or withdrew consent. */
export function refuseGoogle(id: string): void {
  (window as unknown as GoogleWindow)[`ga-disable-${id}`] = true;
  writeUnsent([]);
  deleteGoogleCookies();
}

function send(event: ShopEvent) {
  // A page's own events come before `ConsentGate` has seen its address.
  sendPageView();
  const {name, parameters} = toGoogleEvent(event);
  gtag('event', name, parameters);
}

/** Google accepts `arguments` objects only: an array is ignored. */
const gtag: (...call: unknown[]) => void = function () {
  const page = window as unknown as GoogleWindow;
  page.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  page.dataLayer.push(arguments);
};

function loadScript(id: string, onEnd: () => void) {
  const script = document.createElement('script');
  const url = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  allowScript(url);
  script.src = url;
  script.async = true;
  // A blocked script must not leave events in the queue.
  script.onload = script.onerror = onEnd;
  document.head.append(script);
}

function takeUnsent(): ShopEvent[] {
  try {
    const events = JSON.parse(sessionStorage.getItem(UNSENT_KEY) ?? '[]') as ShopEvent[];
    writeUnsent([]);
    return events;
  } catch {
    return [];
  }
}

function writeUnsent(events: ShopEvent[]) {
  try {
    if (events.length > 0) sessionStorage.setItem(UNSENT_KEY, JSON.stringify(events));
    else sessionStorage.removeItem(UNSENT_KEY);
  } catch {
    // Without storage these events are lost.
  }
}
