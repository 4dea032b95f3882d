import {expectNoViolation} from '../support/axe';
import {expect, test} from '../support/test';
import {collectViolations} from '../support/violations';

const RATE = 8000;

/** A recording of silence, as a WAV file. */
function silentWav(seconds: number): Buffer {
  const length = seconds * RATE;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // one channel
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34); // bits
  header.write('data', 36);
  header.writeUInt32LE(length, 40);
  return Buffer.concat([header, Buffer.alloc(length, 128)]);
}

test('only a poem that the artist has recorded has a player', async ({page, shop}) => {
  const violations = await collectViolations(page);
  await page.goto(`${shop.backendUrl}/admin/products`);
  await page.getByLabel('Search').fill('First Light');
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('link', {name: 'First Light', exact: true}).first().click();
  await expectNoViolation(page);
  await page.getByLabel('A new recording for it').setInputFiles({
    name: 'First Light.wav',
    mimeType: 'audio/wav',
    buffer: silentWav(60),
  });
  await page.getByRole('button', {name: 'Save'}).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  await expect(page.getByLabel('A recording of the poem')).toHaveValue(/GenericFile/);

  const artistsWords = page.getByRole('region', {name: "Artist's Words"});
  const player = page.getByLabel('The artist reads the poem');
  await page.goto('/product/green-water');
  await expect(artistsWords).toBeVisible();
  await expect(player).toHaveCount(0);

  await page.goto('/product/first-light');
  await expect(artistsWords.locator(player)).toBeVisible();
  await expectNoViolation(page, 'main');
  const answered = page.waitForResponse((response) => response.url().includes('.wav'));
  await player.focus();
  await page.keyboard.press('Space');
  const response = await answered;
  expect(response.url()).toMatch(/\/cdn\/shop\/files\/first-light-[\da-f]{8}\.wav/);
  expect(response.status()).toBe(206);
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0);

  await page.goto('/product/first-light/early-access');
  await expect(player).toBeHidden();
  await page.getByText("Artist's Words").click();
  await expect(player).toBeVisible();
  expect(violations).toEqual([]);
});
