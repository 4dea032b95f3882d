import {SHOPIFY_SCRIPTS} from './shopify-scripts';
import {needsConsent, trackingSettings, type TrackingEnv} from './tracking-settings';

/**
 * The sources that analytics scripts load and connect to, by directive of the content security policy; null without
 * analytics.
 */
export function trackingSources(env: TrackingEnv) {
  const settings = trackingSettings(env);
  if (!needsConsent(settings)) return null;
  const sources = [
    ...(settings?.googleId ? [GOOGLE] : []),
    ...(settings?.shopify ? [SHOPIFY] : []),
  ];
  return {
    script: sources.flatMap(({script}) => script),
    connect: sources.flatMap(({connect}) => connect),
    img: sources.flatMap(({img}) => img),
  };
}

const TAG_MANAGER = 'https://www.googletagmanager.com';

const GOOGLE = {
  // Beside this folder, `/gtm.js` serves everybody's own scripts.
  script: [`${TAG_MANAGER}/gtag/`],
  connect: [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  img: [TAG_MANAGER, 'https://*.google-analytics.com'],
};

const SHOPIFY = {
  script: SHOPIFY_SCRIPTS,
  connect: ['https://cdn.shopify.com', 'https://monorail-edge.shopifysvc.com'],
  img: [],
};
