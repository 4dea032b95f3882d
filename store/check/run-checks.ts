import {checkAltTexts} from './checks/alt-texts';
import {checkApp} from './checks/app';
import {checkAnalytics} from './checks/analytics';
import {checkApiVersion} from './checks/api-version';
import {checkCheckout} from './checks/checkout';
import {checkCollections} from './checks/collections';
import {checkDefinitions} from './checks/definitions';
import {checkDocuments} from './checks/documents';
import {checkDomains} from './checks/domains';
import {checkForms} from './checks/forms';
import {checkKeys} from './checks/keys';
import {checkKinds} from './checks/kinds';
import {checkLaunches} from './checks/launches';
import {checkMailSender} from './checks/mail-sender';
import {checkMenus} from './checks/menus';
import {checkPictures} from './checks/pictures';
import {checkPolicies} from './checks/policies';
import {checkPrices} from './checks/prices';
import {checkSizes} from './checks/sizes';
import {checkStock} from './checks/stock';
import {checkTitles} from './checks/titles';
import {checkToken} from './checks/token';
import {checkExposedPrices} from './checks/exposed-prices';
import {checkVisitors} from './checks/visitors';
import {checkWords} from './checks/words';
import type {Finding} from './finding';
import type {ShopFacts} from './shop-facts';

/** All findings about a shop, in the order of a sale. `sharpness` is in pixels per cm of the largest print. */
export function runChecks(facts: ShopFacts, sharpness?: number): Finding[] {
  const aboutWorks = [
    checkPrices(facts),
    checkKinds(facts),
    checkCollections(facts),
    checkSizes(facts),
    checkStock(facts),
    checkTitles(facts),
    checkPictures(facts, sharpness),
    checkAltTexts(facts),
    checkWords(facts),
    checkLaunches(facts),
    checkKeys(facts),
    checkExposedPrices(facts),
  ];
  return [
    checkToken(facts),
    checkApiVersion(facts),
    checkCheckout(facts),
    checkPolicies(facts),
    facts.works.length === 0 ? [] : aboutWorks.flat(),
    checkMenus(facts),
    checkDefinitions(facts),
    checkApp(facts),
    checkForms(facts),
    checkVisitors(facts),
    checkMailSender(facts),
    checkDomains(facts),
    checkAnalytics(facts),
    checkDocuments(facts),
  ].flat();
}
