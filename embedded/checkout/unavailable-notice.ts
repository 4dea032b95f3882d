import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import {problemNotice, STEP_FORM_ID} from './fields';
import type {UnavailableLine} from './unavailable-lines';
import {CHECKOUT_WORDS} from './words/by-language';

/**
 * Lists the unavailable lines, and offers to continue with the rest. The button belongs to the step's form, so that
 * typed values are submitted as well.
 */
export function unavailableNotice(lines: readonly UnavailableLine[], language: LanguageCode): Html {
  const {title, rest, goOn} = CHECKOUT_WORDS[language].unavailable;
  return problemNotice(
    html`<h2>${title}</h2>
      ${explainUnavailable(lines, language)}
      <p>${rest}</p>
      <button class="secondary" form="${STEP_FORM_ID}" name="intent" value="continue">
        ${goOn}
      </button>`,
  );
}

/** The new quantity of each line, by title. */
export function explainUnavailable(
  lines: readonly UnavailableLine[],
  language: LanguageCode,
): Html {
  return html`<ul>
    ${lines.map((line) => html`<li>${explain(line, language)}</li>`)}
  </ul>`;
}

function explain({line, title, variantTitle, left}: UnavailableLine, language: LanguageCode): Html {
  const {unavailable: words, size} = CHECKOUT_WORDS[language];
  if (title === null) return html`<strong>${words.aWork}</strong>${words.gone}`;
  const name = variantTitle === null ? title : `${title}, ${size(variantTitle)}`;
  if (left === 0) return html`<strong>${name}</strong>${words.sold}`;
  return html`<strong>${name}</strong>${words.fewer(left, line.quantity)}`;
}
