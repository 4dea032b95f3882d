import {parse} from 'graphql';
import type {ResolversOf} from '../context';

/**
 * The fields that Hydrogen and Shopify's consent script request from the version `unstable`, which no published schema
 * contains. Fields and arguments match the requests of the two.
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

/** The domain of the cookies. Nothing is stored or tracked. */
export const consentManagementQueries: ResolversOf<unknown> = {
  consentManagement: (_root, _args, {shopOrigin}) => ({
    cookies: {cookieDomain: new URL(shopOrigin).hostname},
  }),
};
