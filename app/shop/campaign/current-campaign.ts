import {findCampaign} from './campaign';
import {hasCampaignConsent, LANDING_SEARCH, readStoredCampaign} from './landing';

/**
 * The campaign of this visit: the tags of the URL of this document, else those stored by an earlier document in the
 * same tab. Click ids are never stored, and left out unless the visitor accepted analytics.
 */
export function findCurrentCampaign(): URLSearchParams {
  const tags = findCampaign(LANDING_SEARCH, {withClickIds: hasCampaignConsent()});
  for (const [name, value] of findCampaign(readStoredCampaign(), {withClickIds: false})) {
    if (!tags.has(name)) tags.set(name, value);
  }
  return tags;
}
