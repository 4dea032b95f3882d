import {lazy, useEffect, useState} from 'react';
import {LazyPart} from '~/components/LazyPart';
import {stopQueueingEvents} from '~/lib/analytics/track';
import type {TrackingSettings} from '~/lib/analytics/tracking-settings';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {useStoredValue} from '~/lib/browser/use-stored-value';
import {setCampaignConsent} from '~/shop/campaign/campaign';
import {choiceStore, hasPrivacySignal, onChoicesOpen} from './choice';
import {ConsentBanner} from './ConsentBanner';
import {deleteGoogleCookies} from './delete-google-cookies';

const GoogleAnalytics = lazy(() =>
  import('./GoogleAnalytics').then(({GoogleAnalytics}) => ({default: GoogleAnalytics})),
);
const ShopifyAnalytics = lazy(() =>
  import('./ShopifyAnalytics').then(({ShopifyAnalytics}) => ({default: ShopifyAnalytics})),
);

/** Consent and analytics, if they're configured. Only the browser knows the visitor's choice. */
export function ConsentGate({settings}: {settings: TrackingSettings | null}) {
  const isHydrated = useHydrated();

  useEffect(() => {
    if (!settings) stopQueueingEvents();
  }, [settings]);

  return isHydrated && settings && <Consent settings={settings} />;
}

/**
 * Asks for consent once, stores the choice and mounts the analytics that it allows. Their code loads after consent, and
 * unmounting withdraws it. Global Privacy Control overrides any choice.
 */
function Consent({settings: {googleId, shopify}}: {settings: TrackingSettings}) {
  const [isOptedOut] = useState(hasPrivacySignal);
  const stored = useStoredValue(choiceStore);
  const choice = isOptedOut ? 'declined' : stored;
  /** The button that opened the banner again. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    // Another tab may have chosen.
    setOpener(null);
    setCampaignConsent(choice === 'accepted');
    if (choice !== 'accepted') deleteGoogleCookies();
    if (choice === 'declined') stopQueueingEvents();
  }, [choice]);

  useEffect(() => onChoicesOpen(setOpener), []);

  function close() {
    opener?.focus();
    setOpener(null);
  }

  function choose(next: 'accepted' | 'declined') {
    choiceStore.update(() => next);
    close();
  }

  return (
    <>
      {(opener || choice === 'unasked') && (
        <ConsentBanner
          choice={choice}
          isOptedOut={isOptedOut}
          takesFocus={opener !== null}
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
