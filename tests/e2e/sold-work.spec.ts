import {expectNoViolation} from '../support/axe';
import {expect, test} from '../support/test';

const SUBJECT = 'A painting like “Fog Signal” (2019)';

test.use({viewport: {width: 390, height: 844}});

test('a visitor reaches, enlarges and asks about a sold work by keyboard alone', async ({page}) => {
  await page.goto('/gallery');
  await page.getByRole('link', {name: 'Open Fog Signal'}).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Fog Signal', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/gallery/fog-signal');
  await expect(page.getByRole('heading', {level: 1, name: 'Fog Signal'})).toBeVisible();
  await expectNoViolation(page, 'main');

  const picture = page.getByRole('link', {name: 'Enlarge Fog Signal'});
  await picture.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Fog Signal'});
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectNoViolation(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();

  await page.getByRole('link', {name: 'Commission a Similar Painting'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Subject')).toHaveValue(SUBJECT);
  // Text filled in from the URL isn't a draft.
  await page.goto('/commissions');
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await page.goto('/gallery/fog-signal');

  await page.getByRole('link', {name: 'Next: Amber Roller'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Amber Roller'})).toBeVisible();
});
