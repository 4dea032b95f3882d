import {expect, test} from '../support/test';

/** From the seed's French. */
const PICTURE = /Une vague qui déferle luit d’un vert de bouteille/;

test('a shopper adds a work in English and buys it in French, from the home page to the email', async ({
  page,
  shop,
}) => {
  await page.goto('/product/green-water');
  await page.getByRole('button', {name: 'Add to Cart'}).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText('has been added to your cart');

  await page.goto('/fr');
  await page.getByRole('main').getByRole('link', {name: 'Reproductions', exact: true}).click();
  await page.getByRole('link', {name: 'Green Water'}).click();
  await expect(page).toHaveURL(/\/fr\/product\/green-water$/);
  await page.getByRole('button', {name: 'Ajouter au panier'}).click();

  // Both languages share the cart; its lines follow the page's language.
  await page.getByRole('banner').getByRole('button', {name: 'Panier, 2 articles'}).click();
  const panel = page.getByRole('dialog', {name: 'Panier'});
  await expect(panel.getByRole('img', {name: PICTURE})).toBeVisible();
  await expect(panel.getByText(/^\d+\u00a0×\u00a0\d+\u00a0po$/)).toBeVisible();
  await expect(panel.getByText('2 articles')).toBeVisible();
  await panel.getByText('Ajouter un message-cadeau').click();
  await panel.getByRole('textbox', {name: 'Message-cadeau'}).fill('Pour Ada');
  await panel.getByRole('button', {name: 'Passer à la caisse avec Shopify'}).click();

  await page.waitForURL(`${shop.backendUrl}/fr/cart/c/**`);
  await expect(page.getByRole('link', {name: 'Retour au panier'})).toHaveAttribute(
    'href',
    `${shop.url}/fr/cart`,
  );
  await page.getByLabel('Courriel').fill('ada@example.com');
  await page.getByLabel('Nom complet').fill('Ada Leblanc');
  await page.getByLabel('Adresse', {exact: true}).fill('12, rue Water');
  await page.getByLabel('Ville ou village').fill('Québec');
  await page.getByLabel('Province ou État').selectOption({label: 'Québec'});
  await page.getByLabel('Code postal ou code ZIP').fill('G1R 4P5');
  await page.getByRole('button', {name: 'Continuer vers le paiement'}).click();
  await expect(page.getByText(/TPS \(5\s%\)/).first()).toBeVisible();
  await page.getByLabel('Numéro de la carte').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiration (MM/AA)').fill('12/39');
  await page.getByLabel('Code de sécurité').fill('123');
  await page.getByRole('button', {name: /^Payer [\d\s,]+\$\sCA$/}).click();
  await expect(page.getByRole('heading', {name: 'Merci', level: 1})).toBeVisible();

  await expect
    .poll(async () => (await shop.control.mail()).map(({subject}) => subject))
    .toContain('Votre commande 1001 est confirmée');
  await page.getByRole('link', {name: 'Retour à la boutique'}).click();
  await expect(page).toHaveURL(`${shop.url}/fr`);
  await page.getByRole('button', {name: 'Panier, 2 articles'}).click();
  await panel.getByRole('button', {name: 'Oui, vider le panier'}).click();
  await expect(panel.getByText('0 article', {exact: true})).toBeAttached();
});
