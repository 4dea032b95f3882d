import {findCampaign} from './campaign';
import {LANDING_SEARCH, readStoredCampaign} from './landing';

/**
 * The campaign that brought the visitor here: the tags of the address that this document came under, or else those kept of
 * an earlier one in the same tab. Numbers of single clicks are kept nowhere, and left out unless the visitor agreed to be
 * measured.
 */
export function carriedCampaign({hasConsent}: {hasConsent: boolean}): URLSearchParams {
  const tags = findCampaign(LANDING_SEARCH, {withClickIds: hasConsent});
  for (const [name, value] of findCampaign(readStoredCampaign(), {withClickIds: false})) {
    if (!tags.has(name)) tags.set(name, value);
  }
  return tags;
}
