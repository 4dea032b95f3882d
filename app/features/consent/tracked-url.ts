import {findCampaign} from '~/shop/campaign/campaign';
import {withoutToken} from '~/lib/requests/private-path';

/**
 * The address of a page as analytics may know it: without the token of a private path, and without its query, where
 * what a visitor typed may stand, except for the names of a campaign.
 */
export function trackedUrl(address: string): URL {
  const url = new URL(address);
  const campaign = findCampaign(url.search, {withClickIds: false});
  const measured = new URL(withoutToken(url.pathname), url.origin);
  measured.search = campaign.toString();
  return measured;
}

/** The same of `document.referrer`, which is empty without one. */
export function trackedReferrer(referrer: string): string {
  return referrer && trackedUrl(referrer).href;
}
