import deliveryWords from '#words/delivery';
import words from '#words/policies';
import privacy from '#words/privacy-policy';
import returns from '#words/returns-policy';
import shipping from '#words/shipping-policy';
import terms from '#words/terms-policy';

/**
 * A policy page. Its text has placeholders for the shop's identity: `{shop}`, `{artist}`, `{place}`, `{post}` and
 * `{email}`; and `{taxes}`, `{customs}` and `{elsewhere}` for what the product page and the cart say too.
 */
export interface Policy {
  /** The last part of its path, `/pages/{handle}`. */
  handle: string;
  title: string;
  /** One sentence with the most common answer; also the page's description. */
  summary: string;
  sections: PolicySection[];
}

export interface PolicySection {
  heading: string;
  paragraphs: string[];
  list?: string[];
}

/** When the legal text last changed, as displayed. */
export const POLICIES_UPDATED = {date: '2023-06-28', text: words.updated};

/** How long a parcel takes, unless the artist says otherwise. */
export const PREPARATION_TIME = deliveryWords.businessDays('3–5');
export const CARRIERS_TIME = shipping.times.carriers;

/** The section that has the artist's note on delivery. */
export const TIMES_HEADING = shipping.times.heading;

export const SHIPPING_POLICY: Policy = {
  handle: 'shipping',
  title: shipping.title,
  summary: shipping.summary(PREPARATION_TIME),
  sections: [
    shipping.canadaAndUsa,
    shipping.elsewhere,
    {heading: TIMES_HEADING, paragraphs: [shipping.times.text(PREPARATION_TIME, CARRIERS_TIME)]},
    shipping.taxes,
    shipping.damage,
  ],
};

export const RETURNS_POLICY: Policy = {
  handle: 'returns',
  title: returns.title,
  summary: returns.summary,
  sections: [returns.final, returns.defects, returns.then, returns.colours],
};

const NO_TRACKING: PolicySection = {
  heading: privacy.noTracking.heading,
  paragraphs: [privacy.noTracking.text, privacy.views, privacy.ownBrowser],
};

const MEASURING: PolicySection = {
  heading: privacy.measuring.heading,
  paragraphs: [
    privacy.measuring.asked,
    privacy.measuring.agreed,
    privacy.views,
    privacy.ownBrowser,
  ],
};

export const PRIVACY_POLICY: Policy = {
  handle: 'privacy',
  title: privacy.title,
  summary: privacy.summary,
  sections: privacySections(NO_TRACKING),
};

/** The privacy policy when analytics are configured; see `trackingSettings`. */
export const MEASURED_PRIVACY_POLICY: Policy = {
  handle: 'privacy',
  title: privacy.title,
  summary: privacy.measuredSummary,
  sections: privacySections(MEASURING),
};

function privacySections(tracking: PolicySection): PolicySection[] {
  return [
    privacy.responsible,
    tracking,
    privacy.collected,
    privacy.letters,
    privacy.kept,
    privacy.others,
    privacy.rights,
    privacy.children,
    privacy.changes,
  ];
}

export const TERMS_POLICY: Policy = {
  handle: 'terms',
  title: terms.title,
  summary: terms.summary,
  sections: [
    terms.seller,
    terms.buyer,
    terms.orders,
    {heading: terms.delivery.heading, paragraphs: [terms.delivery.text(PREPARATION_TIME)]},
    terms.copyright,
    terms.use,
    terms.liability,
    terms.law,
  ],
};
