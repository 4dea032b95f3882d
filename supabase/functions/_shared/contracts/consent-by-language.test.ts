import {expect, it} from 'vitest';
import {consentWords} from './consent-by-language.ts';
import {CONSENT_WORDS} from './consent.ts';
import {SITE} from './site.ts';

it('is in the language of the page the text that was read', () => {
  expect(consentWords('en')).toBe(CONSENT_WORDS);
  expect(CONSENT_WORDS).toMatch(/^Maren Hallet will email you about new work, .+ every email\. PO/);
  expect(consentWords('fr')).toMatch(
    /^Maren Hallet vous écrira par courriel .+ chaque courriel\. PO/,
  );
});

it('names in every language who asks, where the letters come from and how to reach her', () => {
  for (const language of ['en', 'fr'] as const) {
    expect(consentWords(language).endsWith(`${SITE.postalAddress}\u00a0· ${SITE.email}`)).toBe(
      true,
    );
  }
});
