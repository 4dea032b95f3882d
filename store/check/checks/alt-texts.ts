import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';
import {listed} from '../work-kind';

const about = findingsAbout('Alt texts');
const IS_FILE_NAME = /\.(?:jpe?g|png|webp|tiff?|heic|avif)$|^(?:img|dsc|photo)[\s_-]?\d/i;

/** Alt texts, which screen readers read out and which replace a picture that doesn't load. */
export function checkAltTexts({works}: ShopFacts): Finding | Finding[] {
  const shown = listed(works);
  const toDo =
    'Shopify admin, Products, the work, the picture, Alt text: describe what the picture shows.';
  const findings = [
    ...about.worksToMend(
      shown.filter(({pictures}) => pictures.some(({alt}) => !alt?.trim())),
      'Works with a picture without alt text: people who can’t see the picture don’t learn what it shows.',
      toDo,
    ),
    ...about.worksToMend(
      shown.filter(({pictures}) => pictures.some(({alt}) => IS_FILE_NAME.test(alt?.trim() ?? ''))),
      'Works whose alt text is a file name.',
      toDo,
    ),
  ];
  return findings.length > 0 ? findings : about.fine('Every picture has one.');
}
