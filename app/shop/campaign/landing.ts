const CAMPAIGN_KEY = 'campaign';

/** The query string of the document's URL; client-side navigations change the URL later. */
export const LANDING_SEARCH = typeof document === 'undefined' ? '' : window.location.search;

let hasConsent = false;

/** Whether the visitor accepted analytics, which click ids need. Nobody is asked where no analytics are configured. */
export function setCampaignConsent(isGiven: boolean): void {
  hasConsent = isGiven;
}

export function hasCampaignConsent(): boolean {
  return hasConsent;
}

/** Stores the campaign of the landing page, if there is one, for later documents in this tab. */
export function storeCampaign(): void {
  const tags = LANDING_SEARCH.match(/\butm_[^&]+/g);
  try {
    if (tags) sessionStorage.setItem(CAMPAIGN_KEY, tags.join('&'));
  } catch {
    // Without storage the campaign is lost with the document.
  }
}

/** The campaign that `storeCampaign` stored; empty when there is none. */
export function readStoredCampaign(): string {
  try {
    return sessionStorage.getItem(CAMPAIGN_KEY) ?? '';
  } catch {
    return '';
  }
}
