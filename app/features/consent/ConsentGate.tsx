import {useLocation} from '@remix-run/react';
import {lazy, useEffect, useRef, useState} from 'react';
import {LazyPart} from '~/components/LazyPart';
import type * as Google from './google';
import {stopQueueingEvents} from '~/lib/analytics/track';
import {setCampaignConsent} from '~/shop/campaign/landing';
import type {TrackingSettings} from '~/lib/analytics/tracking-settings';
import {CHOICE_KEY, hasPrivacySignal, readChoice, writeChoice, type Choice} from './choice';
import {onPrivacyChoicesOpen} from './privacy-choices-event';
import {ConsentBanner} from './ConsentBanner';
import {setShopifyConsent} from './shopify-consent';

/** It loads after consent. */
const ShopifyAnalytics = lazy(() =>
  import('./ShopifyAnalytics').then(({ShopifyAnalytics}) => ({default: ShopifyAnalytics})),
);

/**
 * Asks for consent once, stores the choice and starts the analytics that it allows. Global Privacy Control overrides
 * any choice.
 */
export function ConsentGate({settings}: {settings: TrackingSettings}) {
  const [isRefused] = useState(hasPrivacySignal);
  const [choice, setChoice] = useState<Choice>(() => (isRefused ? 'declined' : storedChoice()));
  const [isOpen, setIsOpen] = useState(choice === 'unasked');
  const openedFrom = useRef<Element | null>(null);
  const {googleId, shopify} = settings;
  const googleRef = useRef<typeof Google | null>(null);
  const {pathname} = useLocation();

  useEffect(() => setCampaignConsent(choice === 'accepted'), [choice]);

  useEffect(() => {
    if (choice === 'unasked') return;
    let isCurrent = true;
    let stop = () => {};
    const google = googleId ? import('./google') : Promise.resolve(null);
    google
      .then((code) => {
        if (!isCurrent || !code || !googleId) return;
        if (choice !== 'accepted') return code.refuseGoogle(googleId);
        stop = code.startGoogle(googleId);
        googleRef.current = code;
      }, console.warn)
      .finally(() => {
        // Shopify's analytics read the queue when they load, and stop the queueing then.
        if (isCurrent && (choice === 'declined' || !shopify)) stopQueueingEvents();
      });
    return () => {
      isCurrent = false;
      googleRef.current = null;
      stop();
    };
  }, [choice, googleId, shopify]);

  useEffect(() => googleRef.current?.sendPageView(), [pathname]);

  useEffect(() => {
    // A withdrawal is sent to Shopify.
    if (shopify && choice === 'accepted') return () => setShopifyConsent(false);
  }, [choice, shopify]);

  useEffect(
    () =>
      onPrivacyChoicesOpen(() => {
        openedFrom.current = document.activeElement;
        setIsOpen(true);
      }),
    [],
  );

  useEffect(() => {
    if (isRefused) return;
    function followOtherTab({key}: StorageEvent) {
      if (key !== CHOICE_KEY && key !== null) return;
      const other = storedChoice();
      setChoice(other === 'unasked' ? 'declined' : other);
      setIsOpen(false);
    }
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, [isRefused]);

  function close() {
    setIsOpen(false);
    if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
    openedFrom.current = null;
  }

  function choose(next: 'accepted' | 'declined') {
    writeChoice(() => window.localStorage, next, new Date());
    setChoice(next);
    close();
  }

  return (
    <>
      {isOpen && (
        <ConsentBanner
          choice={choice}
          isRefused={isRefused}
          takesFocus={openedFrom.current !== null}
          onChoose={choose}
          onClose={close}
        />
      )}
      {shopify && choice === 'accepted' && (
        <LazyPart onError={console.warn}>
          <ShopifyAnalytics settings={shopify} />
        </LazyPart>
      )}
    </>
  );
}

function storedChoice(): Choice {
  return readChoice(() => window.localStorage);
}
