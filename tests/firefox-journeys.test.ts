import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {JOURNEYS} from './engines/firefox/journeys';

describe.each(Object.entries(JOURNEYS))('the journeys of %s in Firefox', (file, titles) => {
  const source = readFileSync(`tests/e2e/${file}`, 'utf8');

  it.each(titles)('include one with the title: %s', (title) => {
    expect(source).toContain(title);
  });
});
