import type {Page} from '@playwright/test';
import {EVERY_CASE} from '../support/every-case';
import {FormPage} from '../support/form-page';
import {expect, test} from '../support/test';

const OFFER = 'Cette boutique existe aussi en français.';

const offer = (page: Page) => page.getByRole('region', {name: OFFER});

test('the switch leads to the same work and size in the other language, and the cart stays', async ({
  page,
}) => {
  await page.goto('/product/first-light');
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText('has been added');
  await page.getByRole('banner').getByRole('link', {name: 'FR – Français'}).click();
  await expect(page).toHaveURL(/\/fr\/product\/first-light\?size=/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', {name: 'Panier, 1 article', exact: true})).toBeVisible();

  // The client router stays in the language.
  await banner.getByRole('link', {name: 'Reproductions'}).click();
  await expect(page.getByRole('heading', {name: 'Reproductions d’art', level: 1})).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/collections\/prints$/);

  await page.setViewportSize({width: 390, height: 844});
  await banner.getByRole('button', {name: 'Menu'}).click();
  await page.getByRole('dialog', {name: 'Menu'}).getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(/:\d+\/collections\/prints$/);
  await expect(page.getByRole('heading', {name: 'Fine Art Prints', level: 1})).toBeVisible();
});

test('a visitor whose browser speaks English is offered nothing', EVERY_CASE, async ({page}) => {
  await page.goto('/');
  await expect(offer(page)).toHaveCount(0);
});

test.describe('a visitor whose browser speaks French', () => {
  test.use({locale: 'fr-CA'});

  test('is offered it once, by one line, and stays where she is unless she takes it', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page).toHaveURL(/:\d+\/about$/);
    await offer(page).getByRole('button', {name: 'Non merci'}).click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(offer(page)).toHaveCount(0);

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await offer(page).getByRole('link', {name: 'Continuer en français'}).click();
    await expect(page).toHaveURL(/\/fr\/about$/);
    await page.goto('/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});

test(
  'every form says in French what is wrong, what was sent and what comes by mail',
  EVERY_CASE,
  async ({page, shop}) => {
    await test.step('contact', async () => {
      await page.goto('/fr/contact');
      const form = new FormPage(page, page.getByRole('main').locator('form'));
      await form.button.click();
      await form.expectSaid('error', 'À corriger', 'Veuillez indiquer votre nom');
      await form.field('Nom').fill('Zoé Cormier');
      await form.field('Courriel').fill('zoe@example.ca');
      await form.field('Sujet').fill('Un cadre');
      await form.field('Message').fill('Livrez-vous à Moncton ?');
      await form.button.click();
      await form.expectSaid('success', 'Message envoyé\u202f!', 'Je vous répondrai bientôt.');
    });

    for (const {path, region, success} of [
      {path: '/fr/about', region: 'Lettres de l’atelier', success: 'Bienvenue à bord\u202f!'},
      {
        path: '/fr',
        region: 'Soyez là quand un tableau quitte le chevalet',
        success: 'Bienvenue sur la liste prioritaire\u202f!',
      },
      {
        path: '/fr/product/keeper-of-the-dark',
        region: 'S’inscrire à la liste prioritaire',
        success: 'Vous êtes sur la liste prioritaire\u202f!',
      },
    ]) {
      await test.step(region, async () => {
        await page.goto(path);
        const form = new FormPage(page, page.getByRole('region', {name: region}).locator('form'));
        await form.field('Adresse courriel').fill('ida@exemple');
        await form.field('Adresse courriel').fill('ida@example.ca');
        await form.button.click();
        await expect(form.inlineMessage('success')).toContainText(success);
      });
    }

    await test.step('commission', async () => {
      await page.goto('/fr/commissions');
      const form = new FormPage(page, page.getByRole('main').locator('form'));
      const send = form.form.getByRole('button', {name: 'Envoyer la demande'});
      await send.click();
      await expect(form.toast.filter({hasText: 'À corriger'}).first()).toBeVisible();
      await form.field('Nom').fill('Zoé Cormier');
      await form.field('Courriel').fill('zoe@example.ca');
      await form.field('Sujet').fill('Le quai d’Alma');
      await form.field('Précisions').fill('À marée basse.');
      await form.form.getByRole('radio').first().check();
      await form.form.getByRole('radio', {name: 'Moins de 500 $ CA'}).check();
      await send.click();
      await expect(form.toast.filter({hasText: 'Demande de tableau reçue\u202f!'})).toBeVisible();
    });

    const {contact, commission, newsletter} = await shop.control.submissions();
    for (const submission of [...contact, ...commission, ...newsletter]) {
      expect(submission.language).toBe('fr');
    }
    await expect
      .poll(async () => (await shop.control.mail()).map(({subject}) => subject))
      .toEqual(expect.arrayContaining(['Veuillez confirmer votre adresse courriel']));
  },
);
