import {expectNoViolation} from '../support/axe';
import {FormPage} from '../support/form-page';
import {expect, test} from '../support/test';

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test('a visitor follows a work to its exhibition and asks for a visit, which the artist can confirm', async ({
  page,
  shop,
  consoleErrors,
}) => {
  await page.goto('/product/the-long-gale');
  await page.getByRole('link', {name: /^Net Loft Gallery, until/}).click();
  await expect(page.getByRole('heading', {name: 'Exhibitions', level: 1})).toBeVisible();
  const exhibition = page.getByRole('region', {name: 'Low Water'});
  await expect(exhibition).toBeInViewport();
  await exhibition.getByRole('link', {name: 'Request a visit'}).click();
  const form = new FormPage(page, page.getByRole('main').locator('form'));
  await expect(form.button).toBeInViewport();

  await form.field('Day').fill(inDays(100));
  await form.field('Name').fill('Zoë O’Brien');
  await form.field('Email').fill('zoe@example.ca');
  await form.button.click();
  await form.expectSaid('error', 'Validation Error', 'Choose a day of the exhibition');
  await expectNoViolation(page);
  // The browser logs the rejected post.
  consoleErrors.length = 0;
  await expect(form.field('Name')).toHaveValue('Zoë O’Brien');

  await form.field('Day').fill(inDays(7));
  await form.button.click();
  await form.expectSaid('success', 'Your request is on its way!', 'I’ll confirm the day by email.');
  const {contact} = await shop.control.submissions();
  expect(contact).toMatchObject([
    {name: 'Zoë O’Brien', subject: expect.stringMatching(/^Visit to Low Water on /)},
  ]);
  await expect
    .poll(async () => (await shop.control.mail()).map(({html}) => html).join(''))
    .toMatch(
      /href="mailto:zoe@example\.ca\?subject=Your%20visit[^"]*"[^>]*>\s*<bdi>Confirm the visit/,
    );
});
