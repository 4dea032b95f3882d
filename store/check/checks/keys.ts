import {isGuessable, PRIVATE_KEY_HINT} from '../../private-key';
import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('Keys');

/** The keys of early access and of viewings. */
export function checkKeys({works, viewings}: ShopFacts): Finding | Finding[] {
  const guessable = viewings.filter(({key}) => isGuessable(key));
  const findings = [
    ...about.worksToMend(
      works.filter(({fields}) => fields.early_access_key && isGuessable(fields.early_access_key)),
      'Works whose early-access key could be guessed.',
      `Shopify admin, Products, the work, Metafields: ${PRIVATE_KEY_HINT}`,
    ),
    ...(guessable.length > 0
      ? [
          about.mend(
            `Viewings whose key could be guessed: ${guessable.map(({title}) => title).join(', ')}.`,
            `Shopify admin, Content, Metaobjects, Viewing for a collector: ${PRIVATE_KEY_HINT}`,
          ),
        ]
      : []),
  ];
  return findings.length > 0 ? findings : about.fine('Nobody can guess the key of a private page.');
}
