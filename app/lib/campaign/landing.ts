const CAMPAIGN_KEY = 'campaign';

/** The search of the address that the document came under; the client's router changes the address later on. */
export const LANDING_SEARCH = typeof document === 'undefined' ? '' : window.location.search;

/** Keeps the landing's campaign for the next documents of this tab, when it has one. */
export function keepCampaign(): void {
  const tags = LANDING_SEARCH.match(/\butm_[^&]+/g);
  try {
    if (tags) sessionStorage.setItem(CAMPAIGN_KEY, tags.join('&'));
  } catch {
    // A browser that keeps nothing forgets it with the document.
  }
}

/** As `keepCampaign` left it; empty when there is none. */
export function readStoredCampaign(): string {
  try {
    return sessionStorage.getItem(CAMPAIGN_KEY) ?? '';
  } catch {
    return '';
  }
}
