import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/**
 * Fails when axe finds something in the part of the page: by every rule that is not an experiment, the best practices
 * and the size of targets (WCAG 2.5.8) among them.
 */
export async function expectNoViolation(page: Page, part = 'html') {
  const {violations} = await new AxeBuilder({page})
    .options({rules: {'target-size': {enabled: true}}, resultTypes: ['violations']})
    .include(part)
    // Its other mode opens a second page for frames, which there are none of.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({id, impact, nodes}) => `${id} (${impact}): ${nodes[0]?.html}`);
  expect(found).toEqual([]);
}
