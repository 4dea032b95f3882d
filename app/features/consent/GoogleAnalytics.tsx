import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import type {ShopEvent} from '~/lib/analytics/events';
import {listenToEvents} from '~/lib/analytics/track';
import {allowScript} from '~/lib/security/trusted-types';
import {toGoogleEvent} from './google-events';
import {trackedUrl, trackedReferrer} from './tracked-url';

interface GoogleWindow {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

/** Google Analytics after consent: page views and all events. Unmounting disables it. */
export function GoogleAnalytics({id}: {id: string}) {
  const {pathname} = useLocation();

  useEffect(() => {
    const page = window as unknown as GoogleWindow;
    page[`ga-disable-${id}`] = false;
    if (!page.dataLayer) loadGoogle(id);
    const stopListening = listenToEvents(send);
    return () => {
      stopListening();
      page[`ga-disable-${id}`] = true;
    };
  }, [id]);

  useEffect(sendPageView, [pathname]);

  return null;
}

function loadGoogle(id: string) {
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
  const script = document.createElement('script');
  const url = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  allowScript(url);
  script.src = url;
  script.async = true;
  document.head.append(script);
}

/** The URL of the last page view. */
let sentAddress: string | null = null;

/**
 * Sends a view of the current page, once. Google's automatic page view would include the query. Every later event has
 * this URL too.
 */
function sendPageView() {
  const address = trackedUrl(window.location.href).href;
  if (address === sentAddress) return;
  const referrer = sentAddress ?? trackedReferrer(document.referrer);
  sentAddress = address;
  gtag('set', {page_location: address, page_referrer: referrer});
  gtag('event', 'page_view', {});
}

function send(event: ShopEvent) {
  // A page's own events arrive before `GoogleAnalytics` has seen its URL.
  sendPageView();
  const {name, parameters} = toGoogleEvent(event);
  gtag('event', name, parameters);
}

/** Google accepts only `arguments` objects: it ignores an array. */
const gtag: (...call: unknown[]) => void = function () {
  const page = window as unknown as GoogleWindow;
  page.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  page.dataLayer.push(arguments);
};
