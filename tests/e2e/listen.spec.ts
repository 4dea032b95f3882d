import type {Page} from '@playwright/test';
import {expectNoViolation} from '../support/axe';
import {casesOf} from '../support/every-case';
import {cancelledOn, installVoice, litOn, report, spokenOn} from '../support/fake-voice';
import {silentWav} from '../support/silent-wav';
import {expect, test} from '../support/test';
import {collectViolations} from '../support/violations';

const listenOn = (page: Page) => page.getByRole('button', {name: 'Listen', exact: true});
const stopOn = (page: Page) => page.getByRole('button', {name: 'Stop', exact: true});
const poemOn = (page: Page) =>
  page.getByRole('region', {name: "Artist's Words"}).getByRole('paragraph').first();

for (const {device, viewport} of casesOf(
  [{device: 'a phone', viewport: {width: 390, height: 844}}],
  [{device: 'a desktop', viewport: {width: 1280, height: 800}}],
)) {
  test(`on ${device}: a poem is read and followed, and is silent when it is left`, async ({
    page,
  }) => {
    const violations = await collectViolations(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.setViewportSize(viewport);
    await installVoice(page);
    await page.goto('/product/first-light', {waitUntil: 'networkidle'});
    expect(requests.filter((url) => /reading/i.test(url))).toEqual([]);
    const before = await poemOn(page).evaluate((poem) => poem.outerHTML);
    await expect(listenOn(page)).toHaveAttribute('aria-pressed', 'false');

    // By keyboard.
    await listenOn(page).focus();
    await page.keyboard.press('Enter');
    await expect(stopOn(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(stopOn(page)).toBeFocused();
    await expect.poll(() => spokenOn(page)).toContain('Come before the kettle does.');
    // A voice without words lights the line; one with them, each word.
    await report(page, 'start', {phrase: 0});
    expect(await litOn(page)).toBe('Come before the kettle does.');
    await report(page, 'boundary', {phrase: 0, charIndex: 12});
    expect(await litOn(page)).toBe('the');
    // Between the stanzas nothing is spoken.
    await report(page, 'start', {phrase: 5});
    await report(page, 'boundary', {phrase: 5, charIndex: 33});
    expect(await litOn(page)).toBe('bread');
    await expectNoViolation(page, 'main');
    expect(await poemOn(page).evaluate((poem) => poem.outerHTML)).toBe(before);

    await page.keyboard.press('Space');
    await expect(listenOn(page)).toBeFocused();
    expect(await litOn(page)).toBe('');

    // To the end by itself.
    await listenOn(page).click();
    await expect.poll(async () => (await spokenOn(page)).length).toBeGreaterThan(20);
    await report(page, 'start', {phrase: -1});
    await report(page, 'end', {phrase: -1});
    await expect(listenOn(page)).toHaveAttribute('aria-pressed', 'false');

    // Another page is silent.
    await listenOn(page).click();
    await expect(stopOn(page)).toBeVisible();
    await report(page, 'start', {phrase: -1});
    const cancelled = await cancelledOn(page);
    await page.getByRole('link', {name: 'Privacy'}).click();
    await expect(page).toHaveURL('/pages/privacy');
    await expect.poll(() => cancelledOn(page)).toBeGreaterThan(cancelled);
    await expect.poll(() => litOn(page)).toBe('');
    expect(violations).toEqual([]);
  });
}

test('without highlights the line is lit, and a voice that fails says so', async ({page}) => {
  await installVoice(page);
  await page.addInitScript(() => void Reflect.deleteProperty(CSS, 'highlights'));
  await page.goto('/product/first-light/early-access');
  await page.getByText("Artist's Words").click();
  await listenOn(page).click();
  await expect.poll(() => spokenOn(page)).toContain('Come before the kettle does.');
  await report(page, 'start', {phrase: 0});
  await report(page, 'boundary', {phrase: 0, charIndex: 12});
  expect(await litOn(page)).toBe('Come before the kettle does.');
  await expectNoViolation(page, 'main');
  await stopOn(page).click();
  await expect(page.locator('[data-spoken]')).toHaveCount(0);

  await listenOn(page).click();
  await expect(stopOn(page)).toBeVisible();
  await expect.poll(async () => (await spokenOn(page)).length).toBeGreaterThan(20);
  await report(page, 'error', {phrase: -1});
  await expect(listenOn(page)).toBeVisible();
  await expect(page.getByText('This browser found no voice to read with.').first()).toBeVisible();
});

test('her recording is played in place of the voice, and nobody without either has a button', async ({
  page,
  shop,
}) => {
  const violations = await collectViolations(page);
  await page.goto(`${shop.backendUrl}/admin`);
  await page.getByLabel('Search').fill('First Light');
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('link', {name: 'First Light', exact: true}).first().click();
  await page.getByLabel('A new recording for it').setInputFiles({
    name: 'First Light.wav',
    mimeType: 'audio/wav',
    buffer: silentWav(60),
  });
  await page.getByRole('button', {name: 'Save'}).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  await expect(page.getByLabel('A recording of the poem')).toHaveValue(/GenericFile/);

  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    const {play} = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      document.documentElement.append(this);
      return play.call(this);
    };
  });
  await page.goto('/product/green-water');
  await expect(page.getByRole('region', {name: "Artist's Words"})).toBeVisible();
  await expect(listenOn(page)).toBeHidden();

  await page.goto('/product/first-light');
  const answered = page.waitForResponse((response) => response.url().includes('.wav'));
  await listenOn(page).click();
  await expect(stopOn(page)).toBeVisible();
  const response = await answered;
  expect(response.url()).toMatch(/\/cdn\/shop\/files\/first-light-[\da-f]{8}\.wav/);
  expect(response.status()).toBe(206);
  const audio = page.locator('audio');
  await expect
    .poll(() => audio.evaluate((sound: HTMLAudioElement) => sound.currentTime))
    .toBeGreaterThan(0);
  expect(await litOn(page)).toBe('');
  await stopOn(page).click();
  expect(await audio.evaluate((sound: HTMLAudioElement) => sound.paused)).toBe(true);
  expect(violations).toEqual([]);
});
