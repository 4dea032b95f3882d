import {
  privacyPolicy,
  returnsPolicy,
  shippingPolicy,
  termsPolicy,
  type Policy,
} from '../../../app/content/policies';
import en from '../../../app/words/en/server';
import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts, StorePolicy} from '../shop-facts';

const about = findingsAbout('Policies');
const WHERE = 'Shopify admin, Settings, Policies';

const SITE_POLICIES: Readonly<Record<StorePolicy['name'], Policy>> = {
  shipping: shippingPolicy(en),
  returns: returnsPolicy(en),
  privacy: privacyPolicy(en),
  terms: termsPolicy(en),
};

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

const FREE_SHIPPING = /free|no (?:extra )?(?:charge|cost)/i;
const FINAL_SALE = /final/i;

/** The store has policies, which the checkout shows, with the same figures as the shop's own pages. */
export function checkPolicies({policies, storefront}: ShopFacts): Finding | Finding[] {
  if (storefront.status !== 200) return [];
  const missing = policies.filter(({text}) => !text);
  const findings = [
    ...missing.map(({name}) =>
      about.mend(
        `The checkout has no policy for ${name}.`,
        `${WHERE}: paste the text of /pages/${name}.`,
      ),
    ),
    ...policies.flatMap(({name, text}) => (text ? contradictions(name, text) : [])),
  ];
  return findings.length > 0
    ? findings
    : about.fine('All four are at the checkout and promise what the shop promises.');
}

function contradictions(name: StorePolicy['name'], text: string): Finding[] {
  const own = wordsOf(SITE_POLICIES[name]);
  const differing = PROMISES.filter(({policy}) => policy === name).flatMap((promise) => {
    const here = figures(own, promise.pattern);
    const there = figures(text, promise.pattern).filter((figure) => !here.includes(figure));
    if (here.length === 0 || there.length === 0) return [];
    return `${promise.name} (shop: ${here.join(', ')}; checkout: ${there.join(', ')})`;
  });
  if (name === 'shipping' && !FREE_SHIPPING.test(text)) {
    differing.push('free shipping, of which the checkout says nothing');
  }
  if (name === 'returns' && !FINAL_SALE.test(text)) {
    differing.push('final sales, of which the checkout says nothing');
  }
  return differing.map((difference) =>
    about.mend(
      `The policy for ${name} at the checkout contradicts /pages/${name}: ${difference}.`,
      `${WHERE}: make it match the text of /pages/${name}.`,
    ),
  );
}

function wordsOf({summary, sections}: Policy): string {
  return [summary, ...sections.flatMap(({paragraphs, list = []}) => [...paragraphs, ...list])].join(
    '\n',
  );
}

/** '3–5' and '3 to 5' are the same figure. */
function figures(text: string, pattern: RegExp): string[] {
  const found = [...text.matchAll(pattern)].map(([, figure = '']) =>
    figure.replace(/\s*(?:-|–|to)\s*/, '–'),
  );
  return [...new Set(found)];
}
