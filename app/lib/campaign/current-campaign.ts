import {findCampaign} from './campaign';
import {LANDING_SEARCH, readStoredCampaign} from './landing';

/**
 * The campaign of this visit: the tags of the URL of this document, else those stored by an earlier document in the
 * same tab. Click ids are never stored, and left out for a browser that sends Global Privacy Control.
 */
export function findCurrentCampaign(): URLSearchParams {
  const refuses = (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
  const tags = findCampaign(LANDING_SEARCH, {withClickIds: !refuses});
  for (const [name, value] of findCampaign(readStoredCampaign(), {withClickIds: false})) {
    if (!tags.has(name)) tags.set(name, value);
  }
  return tags;
}
