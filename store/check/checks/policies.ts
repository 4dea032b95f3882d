import {type Check, warning} from '../check';
import type {PolicyName} from '../load/load-storefront';
import type {Visit} from '../load/visit';

const WHERE = 'Shopify admin, Settings, Policies';

/** The figures that each policy may promise, and their patterns in its text. */
const PROMISES: Readonly<Record<PolicyName, Readonly<Record<string, RegExp>>>> = {
  shipping: {'the days until a parcel leaves': /(\d+\s*(?:-|–|to)\s*\d+) business days/gi},
  returns: {'the days to report a defect': /within (\d+) days of receipt/gi},
  privacy: {'the age of a visitor': /anyone under (\d+)/gi},
  terms: {
    'the age of a buyer': /over (\d+)/gi,
    'the limit of liability': /limited to (\d+ [A-Z]{3})/g,
  },
};

const STATEMENTS: Readonly<Partial<Record<PolicyName, {what: string; pattern: RegExp}>>> = {
  shipping: {what: 'free shipping', pattern: /free|no (?:extra )?(?:charge|cost)/i},
  returns: {what: 'final sales', pattern: /final/i},
};

/** The store has policies, which the checkout shows, with the same figures as the shop's own pages. */
export const policiesCheck: Check = {
  subject: 'Policies',
  faults: ({policies, storefront, site}) => {
    if (storefront.status !== 200) return [];
    return policies.flatMap(({name, text}) => {
      if (text) return site ? contradictions(name, text, pageText(site.policies[name])) : [];
      return warning(
        `The checkout has no policy for ${name}.`,
        `${WHERE}: paste the text of /pages/${name}.`,
      );
    });
  },
  passed: ({storefront, site}) => {
    if (storefront.status !== 200) return null;
    return site
      ? 'All four are at the checkout and promise what the shop promises.'
      : 'All four are at the checkout.';
  },
};

function contradictions(name: PolicyName, text: string, own: string) {
  const differing = Object.entries(PROMISES[name]).flatMap(([promise, pattern]) => {
    const here = figures(own, pattern);
    const there = figures(text, pattern).filter((figure) => !here.includes(figure));
    if (here.length === 0 || there.length === 0) return [];
    return `${promise} (shop: ${here.join(', ')}; checkout: ${there.join(', ')})`;
  });
  const statement = STATEMENTS[name];
  if (statement?.pattern.test(own) && !statement.pattern.test(text)) {
    differing.push(`${statement.what}, of which the checkout says nothing`);
  }
  return differing.map((difference) =>
    warning(
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
