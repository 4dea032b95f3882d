import type {Check, Finding} from './check';
import {adminChecks} from './checks/admin';
import {collectionsCheck} from './checks/collections';
import {pictureChecks} from './checks/pictures';
import {policiesCheck} from './checks/policies';
import {secretChecks} from './checks/secrets';
import {serviceChecks} from './checks/services';
import {siteChecks} from './checks/site';
import {checkoutCheck, storeChecks} from './checks/store';
import {textsCheck} from './checks/texts';
import {workChecks} from './checks/works';
import type {ShopFacts} from './load-shop';

const OF_WORKS = [...workChecks, collectionsCheck, ...pictureChecks, textsCheck, ...secretChecks];

/** All findings about a shop, in the order of a sale. */
export function runChecks(shop: ShopFacts): Finding[] {
  return [
    ...storeChecks,
    checkoutCheck,
    policiesCheck,
    ...(shop.works.length > 0 ? OF_WORKS : []),
    ...adminChecks,
    ...serviceChecks,
    ...siteChecks,
  ].flatMap((check) => runCheck(check, shop));
}

function runCheck({subject, faults, passed}: Check, shop: ShopFacts): Finding[] {
  const found = faults(shop).filter((fault) => !!fault);
  if (found.length > 0) return found.map((fault) => ({...fault, subject}));
  const message = passed(shop);
  return message ? [{level: 'passed', subject, message, remedy: null, works: []}] : [];
}
