import type {ServerWords} from '../words/types';

/**
 * A policy page. The words in braces are filled in: `{shop}`, `{artist}`, `{place}`, `{post}` and `{email}` with the
 * shop's identity, `{preparation}`, `{transit}`, `{deadline}` and `{note}` with the artist's delivery times, and
 * `{taxes}`, `{customs}` and `{elsewhere}` with sentences shared with the product page and the cart.
 */
export interface Policy {
  /** The last part of its path, `/pages/{handle}`. */
  handle: PolicyHandle;
  title: string;
  /** A sentence with the most common answer. It's also the page's description. */
  summary: string;
  sections: PolicySection[];
  /** The language of the summary, if it isn't the page's. */
  summaryLang?: string;
  /** The language of the sections, if it isn't the page's. */
  lang?: string;
  /** When the artist last changed her own text. Without one, `POLICIES_UPDATED` applies. */
  updatedAt?: string;
}

export interface PolicySection {
  /** Empty for what the artist wrote before her first heading. */
  heading: string;
  blocks: PolicyBlock[];
}

/** A paragraph, or the items of a list. */
export type PolicyBlock = string | string[];

export const POLICY_HANDLES = ['shipping', 'returns', 'privacy', 'terms'] as const;
export type PolicyHandle = (typeof POLICY_HANDLES)[number];

/** The date of the last change to the legal text. */
export const POLICIES_UPDATED = '2023-06-28';

/** The shop's own policy. `isMeasured` says whether analytics are configured; see `trackingSettings`. */
export function defaultPolicy(
  words: ServerWords,
  handle: PolicyHandle,
  {isMeasured = false} = {},
): Policy {
  const {measured, ...privacy} = words.privacyPolicy;
  const {title, summary, sections} = {
    shipping: words.shippingPolicy,
    returns: words.returnsPolicy,
    privacy: isMeasured
      ? {...privacy, ...measured, sections: {...privacy.sections, ...measured.sections}}
      : privacy,
    terms: words.termsPolicy,
  }[handle];
  return {handle, title, summary, sections: Object.values(sections)};
}
