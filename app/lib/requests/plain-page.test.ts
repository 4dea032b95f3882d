import {expect, it} from 'vitest';
import {plainPage} from './plain-page';

const pageAt = async (path: string) => {
  const response = plainPage(new Request(`https://shop.example${path}`), 405, 'method');
  return {status: response.status, html: await response.text()};
};

it('is in the language of its address, and leads to that language’s shop', async () => {
  const english = await pageAt('/about');
  expect(english.status).toBe(405);
  expect(english.html).toContain('<html lang="en-CA">');
  expect(english.html).toContain('<h1>This isn’t possible here</h1>');
  expect(english.html).toContain('<a href="/">Open the shop</a>');
  const french = await pageAt('/fr/about');
  expect(french.html).toContain('<html lang="fr-CA">');
  expect(french.html).toContain('<h1>Ce n’est pas possible ici</h1>');
  expect(french.html).toContain('<a href="/fr">Ouvrez la boutique</a>');
});
