import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts, Work} from '../shop-facts';

const about = findingsAbout('Launches');
const WHERE = 'Shopify admin, Products, the work, Metafields, On sale from';

/** Launch dates are valid, in the future and later than early access. */
export function checkLaunches({works, now}: ShopFacts): Finding | Finding[] {
  const launchOf = ({fields}: Work) => Date.parse(fields.launch_at ?? '');
  const announced = works.filter(({fields}) => fields.launch_at);
  const past = announced.filter((work) => launchOf(work) <= now.getTime());
  const findings = [
    ...about.worksToMend(
      announced.filter((work) => Number.isNaN(launchOf(work))),
      'Works whose launch isn’t a date.',
      `${WHERE}: choose a day and a time.`,
    ),
    ...about.worksToMend(
      past,
      `Works whose launch is over: ${past.map((work) => `${work.title}, ${work.fields.launch_at?.slice(0, 10)}`).join('; ')}. They are on sale.`,
      `${WHERE}: clear it, or set the right date.`,
    ),
    ...about.worksToMend(
      announced.filter((work) => Date.parse(work.fields.early_access_at ?? '') >= launchOf(work)),
      'Works whose early access begins after their launch.',
      `${WHERE}: set it after 'Early access from'.`,
    ),
  ];
  if (findings.length > 0) return findings;
  return about.fine(
    announced.length > 0
      ? `Upcoming: ${announced.map((work) => `${work.title}, ${work.fields.launch_at?.slice(0, 10)}`).join('; ')}.`
      : 'None announced.',
  );
}
