import {findingsAbout, type Finding} from '../finding';
import type {DocumentFacts, ShopFacts, Work} from '../shop-facts';
import {isOriginal} from '../work-kind';

const about = findingsAbout('For search engines');

/** The shop responds, and its sitemap and feeds are valid and list its works. */
export function checkDocuments({site, settings, works, now}: ShopFacts): Finding | Finding[] {
  if (!site) {
    return about.unseen("The shop's URL isn't set.", 'Set SHOP_URL in .env.');
  }
  if (site.home.status !== 200) {
    const outcome = site.home.status ? `answers ${site.home.status}` : 'doesn’t answer';
    return about.stops(
      `The shop at ${settings.shopUrl} ${outcome}.`,
      'On this machine, run npm start. Otherwise, check the last deployment.',
    );
  }
  const findings = site.documents.flatMap((document) =>
    documentFindings(
      document,
      works.some((work) => !document.hasPricedAlone || hasPrice(work, now)),
    ),
  );
  if (keepsEverybodyAway(site.robots.body)) {
    findings.push(
      about.mend(
        'robots.txt keeps every search engine away.',
        'Previews do that; check the URL of the production deployment.',
      ),
    );
  }
  return findings.length > 0 ? findings : about.fine('Sitemap and both feeds are valid.');
}

/** Whether the group for all agents disallows everything. Agents that train AI have their own group. */
function keepsEverybodyAway(robots: string): boolean {
  const groups = robots.split(/\n\s*\n/);
  const ofAll = groups.find((group) => /^user-agent: \*\s*$/im.test(group)) ?? '';
  return /^disallow: \/\s*$/im.test(ofAll);
}

function hasPrice(work: Work, now: Date): boolean {
  return !isOriginal(work) && !(Date.parse(work.fields.launch_at ?? '') > now.getTime());
}

function documentFindings(
  {name, visit: {url, status, body}, errors}: DocumentFacts,
  hasWorks: boolean,
): Finding[] {
  if (status !== 200) {
    return [
      about.mend(`The ${name} answers ${status ?? 'nothing'}.`, `Open ${url} and try again.`),
    ];
  }
  if (errors.length > 0) {
    return [about.mend(`The ${name} isn’t valid: ${errors[0]}.`, `Show your developer ${url}.`)];
  }
  const {origin} = new URL(url);
  const works = [...body.matchAll(/https?:\/\/[^\s"<]+\/product\//g)];
  if (works.some(([address]) => !address.startsWith(origin))) {
    return [about.mend(`The ${name} leads to another shop.`, `Show your developer ${url}.`)];
  }
  return hasWorks && works.length === 0
    ? [about.mend(`The ${name} doesn’t list any works.`, `Show your developer ${url}.`)]
    : [];
}
