/** Numbers that advertisers give to one click, and so to one person. */
const CLICK_IDS = /^(gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|epik|mc_cid|mc_eid)$/;

/** Names of a campaign, which say nothing of the person. */
const CAMPAIGN_NAME = /^utm_[a-z_]{1,30}$/;

/** Longer values are nobody's campaign. */
const LONGEST_VALUE = 300;

/** The campaign tags of an address: names alone, or the numbers of single clicks with them. */
export function findCampaign(search: string, {withClickIds}: {withClickIds: boolean}) {
  return new URLSearchParams(
    [...new URLSearchParams(search)].filter(
      ([name, value]) =>
        value.length <= LONGEST_VALUE &&
        (CAMPAIGN_NAME.test(name) || (withClickIds && CLICK_IDS.test(name))),
    ),
  );
}

/** The address with the tags beside what it carries already, which stays as it is. */
export function withCampaign(address: string, tags: URLSearchParams): string {
  const url = new URL(address);
  const carried = new Set(url.searchParams.keys());
  for (const [name, value] of tags) {
    if (!carried.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}
