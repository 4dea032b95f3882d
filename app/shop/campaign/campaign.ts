/** Ids of a single click, and so of a person. */
const CLICK_IDS = /^(gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|epik|mc_cid|mc_eid)$/;

/** Names of a campaign, which identify nobody. */
const CAMPAIGN_NAME = /^utm_[a-z_]{1,30}$/;

const MAX_VALUE_LENGTH = 300;

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

/** The URL with the tags added; parameters that it has already stay unchanged. */
export function withCampaign(address: string, tags: URLSearchParams): string {
  const url = new URL(address);
  const carried = new Set(url.searchParams.keys());
  for (const [name, value] of tags) {
    if (!carried.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}
