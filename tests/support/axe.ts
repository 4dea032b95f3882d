import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/**
 * Fails when axe finds a violation in the part of the page. All non-experimental rules are on, including best practices
 * and target size (WCAG 2.5.8), and the rule that compares a control's name with its visible text (WCAG 2.5.3).
 */
export async function expectNoViolation(page: Page, part = 'html') {
  const {violations} = await new AxeBuilder({page})
    .options({
      rules: {'target-size': {enabled: true}, 'label-content-name-mismatch': {enabled: true}},
      resultTypes: ['violations'],
    })
    .include(part)
    // The other mode opens a second page to check frames, which this site doesn't have.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({id, impact, nodes}) => `${id} (${impact}): ${nodes[0]?.html}`);
  expect(found).toEqual([]);
}
