import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('Analytics');
const GOOGLE_ID = /^G-[A-Z\d]{4,}$/;
const TOKEN_LENGTH = 32;
const GUIDE = 'docs/operations.md, Analytics';

/** Analytics are set up completely or not at all, and the consent banner and the privacy policy match. */
export function checkAnalytics({settings, isEmbedded, site}: ShopFacts): Finding | Finding[] {
  const {ga4Id, storefrontId, checkoutDomain, storefrontToken} = settings;
  const hasGoogle = GOOGLE_ID.test(ga4Id ?? '');
  // The embedded shop has a checkout without a channel, and tracks nothing.
  const hasShopify = Boolean(
    storefrontId && checkoutDomain && storefrontToken.length === TOKEN_LENGTH,
  );
  const findings: Finding[] = [];
  if (ga4Id && !hasGoogle) {
    findings.push(
      about.mend(
        `PUBLIC_GA4_ID '${ga4Id}' isn’t a measurement ID.`,
        "It looks like 'G-XXXXXXXXXX'.",
      ),
    );
  }
  if (!isEmbedded && storefrontId && !hasShopify) {
    findings.push(
      about.mend(
        "Shopify analytics is half set up: there's a storefront ID without a checkout domain, or without a public token.",
        `Set PUBLIC_CHECKOUT_DOMAIN and the 32-character public token, or neither (${GUIDE}).`,
      ),
    );
  }
  if (site?.home.status === 200 && site.policies.privacy.status === 200) {
    const {home, policies} = site;
    findings.push(...consentFindings(hasGoogle || hasShopify, home.body, policies.privacy.body));
  }
  if (findings.length > 0) return findings;
  return about.fine(
    hasGoogle || hasShopify
      ? 'Visitors are asked before anything is counted, and the privacy page says so.'
      : 'Nothing is counted, and nobody is asked.',
  );
}

function consentFindings(isCounted: boolean, home: string, privacy: string): Finding[] {
  const hasChoice = home.includes('Privacy Choices');
  const saysSo = privacy.includes('Measuring visits, if you agree');
  if (hasChoice !== saysSo) {
    return [
      about.mend(
        hasChoice
          ? 'Visitors are asked, but the privacy page says that nothing is counted.'
          : 'The privacy page says that visitors are asked, but they aren’t.',
        `Deploy again, then check /pages/privacy (${GUIDE}).`,
      ),
    ];
  }
  if (isCounted === hasChoice) return [];
  return [
    about.mend(
      isCounted
        ? 'The settings here count visits, but the deployed shop doesn’t ask for consent.'
        : 'The deployed shop asks for consent, but the settings here count nothing.',
      `Make .env and the channel's variables match, then deploy again (${GUIDE}).`,
    ),
  ];
}
