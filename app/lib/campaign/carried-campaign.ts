import {findCampaign} from './campaign';
import {LANDING_SEARCH, readStoredCampaign} from './landing';

/**
 * The campaign that brought the visitor here: the tags of the address that this document came under, or else those kept of
 * an earlier one in the same tab. Numbers of single clicks are kept nowhere, and left out for a browser that refuses tracking.
 */
export function carriedCampaign(): URLSearchParams {
  const refuses = (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
  const tags = findCampaign(LANDING_SEARCH, {withClickIds: !refuses});
  for (const [name, value] of findCampaign(readStoredCampaign(), {withClickIds: false})) {
    if (!tags.has(name)) tags.set(name, value);
  }
  return tags;
}
