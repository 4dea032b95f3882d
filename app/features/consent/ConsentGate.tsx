import {lazy, useEffect, useRef, useState} from 'react';
import {LazyPart} from '~/components/LazyPart';
import {stopQueueingEvents} from '~/lib/analytics/track';
import type {TrackingSettings} from '~/lib/analytics/tracking-settings';
import {setCampaignConsent} from '~/shop/campaign/campaign';
import {CHOICE_KEY, hasPrivacySignal, onChoicesOpen, readChoice, storeChoice} from './choice';
import {ConsentBanner} from './ConsentBanner';
import {deleteGoogleCookies} from './delete-google-cookies';

const GoogleAnalytics = lazy(() =>
  import('./GoogleAnalytics').then(({GoogleAnalytics}) => ({default: GoogleAnalytics})),
);
const ShopifyAnalytics = lazy(() =>
  import('./ShopifyAnalytics').then(({ShopifyAnalytics}) => ({default: ShopifyAnalytics})),
);

/**
 * Asks for consent once, stores the choice and mounts the analytics that it allows. Their code loads after consent, and
 * unmounting withdraws it. Global Privacy Control overrides any choice.
 */
export function ConsentGate({settings: {googleId, shopify}}: {settings: TrackingSettings}) {
  const [isOptedOut] = useState(hasPrivacySignal);
  const [choice, setChoice] = useState(() => (isOptedOut ? 'declined' : readChoice()));
  const [isOpen, setIsOpen] = useState(choice === 'unasked');
  const openedFrom = useRef<Element | null>(null);

  useEffect(() => {
    setCampaignConsent(choice === 'accepted');
    if (choice !== 'declined') return;
    stopQueueingEvents();
    deleteGoogleCookies();
  }, [choice]);

  useEffect(
    () =>
      onChoicesOpen(() => {
        openedFrom.current = document.activeElement;
        setIsOpen(true);
      }),
    [],
  );

  useEffect(() => {
    if (isOptedOut) return;
    function followOtherTab({key}: StorageEvent) {
      if (key !== CHOICE_KEY && key !== null) return;
      setChoice(readChoice() === 'accepted' ? 'accepted' : 'declined');
      setIsOpen(false);
    }
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, [isOptedOut]);

  function close() {
    setIsOpen(false);
    if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
    openedFrom.current = null;
  }

  function choose(next: 'accepted' | 'declined') {
    storeChoice(next);
    setChoice(next);
    close();
  }

  return (
    <>
      {isOpen && (
        <ConsentBanner
          choice={choice}
          isOptedOut={isOptedOut}
          takesFocus={openedFrom.current !== null}
          onChoose={choose}
          onClose={close}
        />
      )}
      {choice === 'accepted' && (
        <LazyPart onError={console.warn}>
          {googleId && <GoogleAnalytics id={googleId} />}
          {shopify && <ShopifyAnalytics settings={shopify} />}
        </LazyPart>
      )}
    </>
  );
}
