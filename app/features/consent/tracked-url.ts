import {findCampaign} from '~/shop/campaign/campaign';
import {withoutToken} from '~/lib/requests/private-pages';

/**
 * The URL of a page that analytics may receive. Leaves out the token of a private path, and the query, which may
 * contain the visitor's input, except for campaign names.
 */
export function trackedUrl(address: string): URL {
  const url = new URL(address);
  url.pathname = withoutToken(url.pathname);
  url.search = findCampaign(url.search, {withClickIds: false}).toString();
  url.hash = '';
  return url;
}

/** The part of `document.referrer` that analytics may receive; empty when there's no referrer. */
export function trackedReferrer(referrer: string): string {
  return referrer && trackedUrl(referrer).href;
}
