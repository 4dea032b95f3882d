import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts, StorePolicy, Visit} from '../shop-facts';

const about = findingsAbout('Policies');
const WHERE = 'Shopify admin, Settings, Policies';

/** The figures that a policy may promise, and their patterns in its text. */
const PROMISES: readonly {
  name: string;
  policy: StorePolicy['name'];
  pattern: RegExp;
}[] = [
  {
    name: 'the days until a parcel leaves',
    policy: 'shipping',
    pattern: /(\d+\s*(?:-|–|to)\s*\d+) business days/gi,
  },
  {
    name: 'the days to report a defect',
    policy: 'returns',
    pattern: /within (\d+) days of receipt/gi,
  },
  {name: 'the age of a visitor', policy: 'privacy', pattern: /anyone under (\d+)/gi},
  {name: 'the age of a buyer', policy: 'terms', pattern: /over (\d+)/gi},
  {name: 'the limit of liability', policy: 'terms', pattern: /limited to (\d+ [A-Z]{3})/g},
];

const STATEMENTS: readonly {
  what: string;
  policy: StorePolicy['name'];
  pattern: RegExp;
}[] = [
  {
    what: 'free shipping',
    policy: 'shipping',
    pattern: /free|no (?:extra )?(?:charge|cost)/i,
  },
  {what: 'final sales', policy: 'returns', pattern: /final/i},
];

/** The store has policies, which the checkout shows, with the same figures as the shop's own pages. */
export function checkPolicies({policies, storefront, site}: ShopFacts): Finding | Finding[] {
  if (storefront.status !== 200) return [];
  const missing = policies.filter(({text}) => !text);
  const findings = [
    ...missing.map(({name}) =>
      about.mend(
        `The checkout has no policy for ${name}.`,
        `${WHERE}: paste the text of /pages/${name}.`,
      ),
    ),
    ...policies.flatMap(({name, text}) =>
      text && site ? contradictions(name, text, pageText(site.policies[name])) : [],
    ),
  ];
  if (findings.length > 0) return findings;
  return about.fine(
    site
      ? 'All four are at the checkout and promise what the shop promises.'
      : 'All four are at the checkout.',
  );
}

function contradictions(name: StorePolicy['name'], text: string, own: string): Finding[] {
  const differing = PROMISES.filter(({policy}) => policy === name).flatMap((promise) => {
    const here = figures(own, promise.pattern);
    const there = figures(text, promise.pattern).filter((figure) => !here.includes(figure));
    if (here.length === 0 || there.length === 0) return [];
    return `${promise.name} (shop: ${here.join(', ')}; checkout: ${there.join(', ')})`;
  });
  for (const {what, policy, pattern} of STATEMENTS) {
    if (policy === name && pattern.test(own) && !pattern.test(text)) {
      differing.push(`${what}, of which the checkout says nothing`);
    }
  }
  return differing.map((difference) =>
    about.mend(
      `The policy for ${name} at the checkout contradicts /pages/${name}: ${difference}.`,
      `${WHERE}: make it match the text of /pages/${name}.`,
    ),
  );
}

/** The policy on a page of the shop, without markup; empty when the page doesn't load. */
function pageText({status, body}: Visit): string {
  const [article = ''] = (status === 200 && /<article.*<\/article>/s.exec(body)) || [];
  return article.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ');
}

/** '3–5' and '3 to 5' are the same figure. */
function figures(text: string, pattern: RegExp): string[] {
  const found = [...text.replace(/\s+/g, ' ').matchAll(pattern)].map(([, figure = '']) =>
    figure.replace(/\s*(?:-|–|to)\s*/, '–'),
  );
  return [...new Set(found)];
}
