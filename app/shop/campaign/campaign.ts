import {readStored, store} from '~/lib/browser/stored';

/** Ids of a single click, which identify a person. */
const CLICK_IDS = /^(gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|epik|mc_cid|mc_eid)$/;

/** Names of a campaign. They don't identify a person. */
const CAMPAIGN_NAME = /^utm_[a-z_]{1,30}$/;

const MAX_VALUE_LENGTH = 300;

const CAMPAIGN_KEY = 'campaign';

/** The query string of the document's URL. Client-side navigation changes the URL later. */
const LANDING_SEARCH = typeof document === 'undefined' ? '' : window.location.search;

let hasConsent = false;

/**
 * Whether the visitor accepted analytics, which click ids require. No visitor is asked when no analytics are
 * configured.
 */
export function setCampaignConsent(isGiven: boolean): void {
  hasConsent = isGiven;
}

/** Stores the campaign of the landing page, if there is one, for later documents in this tab. */
export function storeCampaign(): void {
  const names = findCampaign(LANDING_SEARCH, {withClickIds: false});
  // Without storage, the campaign is lost with the document.
  if (names.size > 0) store('sessionStorage', CAMPAIGN_KEY, names.toString());
}

/**
 * The campaign of this visit: the tags in this document's URL, or else those that an earlier document in the same tab
 * stored. Click ids are never stored, and are left out unless the visitor accepted analytics.
 */
export function findCurrentCampaign(): URLSearchParams {
  const tags = findCampaign(LANDING_SEARCH, {withClickIds: hasConsent});
  const stored = readStored('sessionStorage', CAMPAIGN_KEY) ?? '';
  for (const [name, value] of findCampaign(stored, {withClickIds: false})) {
    if (!tags.has(name)) tags.set(name, value);
  }
  return tags;
}

/** The campaign parameters of a URL: names only, or click ids as well. */
export function findCampaign(search: string, {withClickIds}: {withClickIds: boolean}) {
  return new URLSearchParams(
    [...new URLSearchParams(search)].filter(
      ([name, value]) =>
        value.length <= MAX_VALUE_LENGTH &&
        (CAMPAIGN_NAME.test(name) || (withClickIds && CLICK_IDS.test(name))),
    ),
  );
}

/** The URL with the tags added. Parameters that it already has stay unchanged. */
export function withCampaign(address: string, tags: URLSearchParams): string {
  const url = new URL(address);
  const carried = new Set(url.searchParams.keys());
  for (const [name, value] of tags) {
    if (!carried.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}
