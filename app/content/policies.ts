import type {ServerWords} from '../words/types';

/**
 * A policy page. Its text has placeholders: `{shop}`, `{artist}`, `{place}`, `{post}` and `{email}` for the shop's
 * identity, and `{taxes}`, `{customs}` and `{elsewhere}` for sentences shared with the product page and the cart.
 */
export interface Policy {
  /** The last part of its path, `/pages/{handle}`. */
  handle: string;
  title: string;
  /** A sentence with the most common answer. It's also the page's description. */
  summary: string;
  sections: PolicySection[];
  /** When the artist last changed her own text. Without one, `POLICIES_UPDATED` applies. */
  updatedAt?: string;
}

export interface PolicySection {
  /** Empty for what the artist wrote before her first heading. */
  heading: string;
  paragraphs: string[];
  list?: string[];
}

/** The date of the last change to the legal text. The words have it in the displayed format. */
export const POLICIES_UPDATED = '2023-06-28';

/** How long delivery takes, unless the artist has entered other times. */
export function preparationTime(words: ServerWords) {
  return words.delivery.businessDays('3–5');
}
export function carriersTime(words: ServerWords) {
  return words.shippingPolicy.times.carriers;
}

/** The section that has the artist's note on delivery. */
export function timesHeading(words: ServerWords) {
  return words.shippingPolicy.times.heading;
}

export function shippingPolicy(words: ServerWords): Policy {
  return {
    handle: 'shipping',
    title: words.shippingPolicy.title,
    summary: words.shippingPolicy.summary(preparationTime(words)),
    sections: [
      words.shippingPolicy.canadaAndUsa,
      words.shippingPolicy.elsewhere,
      {
        heading: timesHeading(words),
        paragraphs: [words.shippingPolicy.times.text(preparationTime(words), carriersTime(words))],
      },
      words.shippingPolicy.taxes,
      words.shippingPolicy.damage,
    ],
  };
}

export function returnsPolicy(words: ServerWords): Policy {
  return {
    handle: 'returns',
    title: words.returnsPolicy.title,
    summary: words.returnsPolicy.summary,
    sections: [
      words.returnsPolicy.final,
      words.returnsPolicy.defects,
      words.returnsPolicy.then,
      words.returnsPolicy.colours,
    ],
  };
}

/** `isMeasured` says whether analytics are configured; see `trackingSettings`. */
export function privacyPolicy(words: ServerWords, {isMeasured = false} = {}): Policy {
  const {noTracking, measuring, views, ownBrowser, others, ...privacy} = words.privacyPolicy;
  return {
    handle: 'privacy',
    title: privacy.title,
    summary: isMeasured ? privacy.measuredSummary : privacy.summary,
    sections: [
      privacy.responsible,
      {
        heading: isMeasured ? measuring.heading : noTracking.heading,
        paragraphs: [
          ...(isMeasured ? [measuring.asked, measuring.agreed] : [noTracking.text]),
          views,
          ownBrowser.text,
        ],
        list: ownBrowser.list,
      },
      privacy.collected,
      privacy.letters,
      privacy.kept,
      isMeasured ? {...others, paragraphs: [...others.paragraphs, measuring.others]} : others,
      privacy.rights,
      privacy.children,
      privacy.changes,
    ],
  };
}

export function termsPolicy(words: ServerWords): Policy {
  return {
    handle: 'terms',
    title: words.termsPolicy.title,
    summary: words.termsPolicy.summary,
    sections: [
      words.termsPolicy.seller,
      words.termsPolicy.buyer,
      words.termsPolicy.orders,
      {
        heading: words.termsPolicy.delivery.heading,
        paragraphs: [words.termsPolicy.delivery.text(preparationTime(words))],
      },
      words.termsPolicy.copyright,
      words.termsPolicy.use,
      words.termsPolicy.liability,
      words.termsPolicy.law,
    ],
  };
}
