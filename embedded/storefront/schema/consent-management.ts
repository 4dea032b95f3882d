import {parse} from 'graphql';

/**
 * What Hydrogen and Shopify's consent script ask of the version `unstable`, which is published in no schema. The fields
 * and arguments are those that the two send.
 */
export const CONSENT_MANAGEMENT = parse(`
  extend type QueryRoot {
    consentManagement: ConsentManagement!
  }
  type ConsentManagement {
    cookies(
      visitorConsent: VisitorConsent!
      visitorEmail: String
      origReferrer: String
      landingPage: String
    ): ConsentManagementCookies!
    customerAccountUrl: URL
  }
  type ConsentManagementCookies {
    cookieDomain: String!
    trackingConsentCookie: String!
    landingPageCookie: String
    origReferrerCookie: String
    shopifyUnique: String
    shopifyVisit: String
  }
`);
