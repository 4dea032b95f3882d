import {randomUUID} from 'node:crypto';
import type {VisitorConsent} from 'hydrogen-react-2026-04/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';

interface CookiesArgs {
  visitorConsent: VisitorConsent;
  origReferrer?: string | null;
  landingPage?: string | null;
}

/** `1` for yes, `0` for no, empty until the visitor has chosen. */
function choice(isGranted: boolean | null | undefined): string {
  if (isGranted == null) return '';
  return isGranted ? '1' : '0';
}

/** The value of the `_tracking_consent` cookie, in the format of Shopify's script. */
function trackingConsentOf({
  analytics,
  marketing,
  preferences,
  saleOfData,
}: VisitorConsent): string {
  const given = {
    a: choice(analytics),
    m: choice(marketing),
    p: choice(preferences),
    s: choice(saleOfData),
  };
  const consent = {
    v: '2.1',
    con: {CMP: given},
    region: '',
    reg: '',
    display_banner: false,
    sale_of_data_region: false,
    consent_id: randomUUID(),
  };
  return encodeURIComponent(JSON.stringify(consent));
}

/** `consentManagement`, from the unstable version: the cookies for a visitor's choice. Stores nothing. */
export const consentManagementQueries: ResolversOf<unknown> = {
  consentManagement: (_root, _args, {shopOrigin}) => ({
    cookies: ({visitorConsent, origReferrer, landingPage}: CookiesArgs) => ({
      cookieDomain: new URL(shopOrigin).hostname,
      trackingConsentCookie: trackingConsentOf(visitorConsent),
      landingPageCookie: landingPage ?? null,
      origReferrerCookie: origReferrer ?? null,
      shopifyUnique: visitorConsent.analytics ? randomUUID() : null,
      shopifyVisit: visitorConsent.analytics ? randomUUID() : null,
    }),
    customerAccountUrl: null,
  }),
};
