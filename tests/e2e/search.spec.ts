import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {holdScripts, waitForHydration} from '../support/hydration';
import {expectScrolledTo, scrollY} from '../support/scroll';
import {expect, test} from '../support/test';

const field = (page: Page) => page.getByRole('combobox', {name: 'What would you like to see?'});
const options = (page: Page) =>
  page.getByRole('listbox', {name: 'Suggestions'}).getByRole('option');

/** Types and waits for the suggestions. */
async function type(page: Page, text: string, count: number) {
  await field(page).fill(text);
  await expect(options(page)).toHaveCount(count);
}

/** By keyboard alone: suggestions, their marks, Escape, and the work that Enter opens. */
async function walkSuggestions(page: Page) {
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).focus();
  await type(page, 'lighthouse', 2);
  await expect(page.getByRole('status').filter({hasText: '2 suggestions'})).toBeAttached();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  );
  await expectNoViolation(page, 'main');

  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('lighthouse');
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'First Light'})).toBeFocused();
}

/** Words and filters by keyboard, sent by their button; back gives the fields their earlier values. */
async function walkFilters(page: Page) {
  await field(page).fill('boats');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: '7 works for “boats”'})).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=boats/);
  await expect(options(page)).toHaveCount(0);

  const filters = page.getByRole('main').locator('summary');
  await expect(filters).toContainText('Filter by colour, size or price');
  await filters.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', {name: 'Everything'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'Prints'})).toBeChecked();
  await page.getByLabel('Maximum price, CAD $').focus();
  await page.keyboard.type('60');
  await page.getByRole('button', {name: 'Show Works'}).click();
  const summary = page.getByRole('status').filter({hasText: 'prints for “boats”, up to CAD $60'});
  await expect(summary).toBeInViewport();
  await expect(filters).toContainText('Change colour, size or price');
  await expect(filters).toBeFocused();
  await expectNoViolation(page, 'main');

  await page.goBack();
  await expect(page.getByRole('status').filter({hasText: '7 works for “boats”'})).toBeVisible();
  await expect(page.getByRole('radio', {name: 'Everything', includeHidden: true})).toBeChecked();
  await expect(page.getByLabel('Maximum price, CAD $')).toHaveValue('');
}

test('a painting is found by keyboard, starting at the header', async ({page}) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', {name: 'Search', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Search'})).toBeFocused();
  await walkFilters(page);
  await walkSuggestions(page);
});

test('prints are filtered on a phone, above their order', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/collections/prints?sort=price-low');
  await page.getByText('Filter', {exact: true}).click();
  await page.getByText('Blue', {exact: true}).click();
  await page.getByLabel('Width of your furniture').fill('60');
  await expect(page.getByLabel('Width unit')).toHaveValue('in');
  await expectNoViolation(page, 'main');
  await page.getByRole('button', {name: 'Show Works'}).click();

  const found = page.getByRole('status').filter({hasText: 'over furniture 60 in (152 cm) wide'});
  await expect(found).toBeInViewport();
  await expect(page.getByRole('main').locator('summary')).toContainText('(2)');
  await expect(page).toHaveURL(/sort=price-low/);
  const card = page.getByRole('article').first();
  const [price = ''] = /CAD \$[\d.]+/.exec((await card.textContent()) ?? '') ?? [];
  await card.getByRole('link', {name: 'View Details'}).click();
  await expect(page).toHaveURL(/\/product\/.*\?size=/);
  await expect(page.getByText(price, {exact: true}).first()).toBeVisible();
  // React Router loses a navigation that begins during the animation between card and page.
  const animatedPicture = page.locator('[style*="view-transition-name"]');
  await expect(animatedPicture).toHaveCount(0);
  await page.goBack();
  await expect(found).toBeVisible();
  await expect(animatedPicture).toHaveCount(0);
  await page.getByRole('link', {name: 'Clear'}).click();
  await expect(page).toHaveURL('/collections/prints?sort=price-low');
  await page.getByText('Filter', {exact: true}).click();
  await expect(page.getByLabel('Width of your furniture')).toHaveValue('');
});

test('on a phone, a subject and a further page of a list start at the top', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const main = page.getByRole('main');
  await page.goto('/search');
  const subject = main.getByRole('link', {name: 'Oil', exact: true});
  await subject.scrollIntoViewIfNeeded();
  expect(await scrollY(page)).toBeGreaterThan(500);
  await subject.click();
  await expect(page).toHaveURL('/search?q=Oil');
  await expect(main.getByRole('status').filter({hasText: '“Oil”'})).toBeVisible();
  await expectScrolledTo(page, 0);

  await page.goto('/search?q=print');
  await main.getByRole('link', {name: 'More works'}).click();
  await expect(main.getByText('Page 2 of')).toBeVisible();
  await expectScrolledTo(page, 0);

  await shop.control.setArticles(
    Array.from({length: 25}, (_, index) => ({
      handle: `entry-${index}`,
      title: `Entry ${index}`,
      bodyHtml: '<p>Low water.</p>',
      publishedAt: new Date(Date.UTC(2025, 0, index + 1)).toISOString(),
    })),
  );
  await page.goto('/journal');
  await main.getByRole('link', {name: 'Older Entries'}).click();
  await expect(page).toHaveURL(/after=/);
  await expect(main.getByRole('heading', {name: 'Entry 0'})).toBeVisible();
  await expectScrolledTo(page, 0);
});

test('a search with an invalid price in closed filters opens them there', async ({page}) => {
  await page.goto('/search');
  await waitForHydration(page);
  const filters = page.getByRole('main').locator('summary');
  const price = page.getByLabel('Maximum price, CAD $');
  await filters.click();
  await price.fill('-5');
  await filters.click();
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(price).toBeFocused();
});

test('a filter chosen before the scripts load is kept', async ({page}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/collections/prints', {waitUntil: 'commit'});
  await page.getByRole('main').locator('summary').click();
  await page.getByText('Blue', {exact: true}).click();
  releaseScripts();
  await waitForHydration(page);
  await expect(page.getByRole('radio', {name: 'Blue'})).toBeChecked();
});
