import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {TEXT_COLOR, MUTED, paintBackground, BACKGROUND_COLOR} from './background.ts';

const WORK = {x: 300, y: 100, width: 600, height: 400};
const pixels = paintBackground(WORK);
const lightAt = (x: number, y: number) => {
  const at = (y * 1200 + x) * 3;
  return pixels.subarray(at, at + 3).reduce((sum, part) => sum + part, 0);
};

describe('the background', () => {
  it('has the shop’s colours', () => {
    const sheet = readFileSync('app/styles/app.css', 'utf8');
    for (const [name, color] of [
      ['mat-deep', BACKGROUND_COLOR],
      ['ink', TEXT_COLOR],
      ['muted', MUTED],
    ] as const) {
      const hex = color.map((part) => part.toString(16).padStart(2, '0')).join('');
      expect(sheet).toContain(`--color-${name}: #${hex};`);
    }
  });

  it('is darker below the painting than above it, and lighter farther away', () => {
    expect(lightAt(600, 505)).toBeLessThan(lightAt(600, 95));
    expect(lightAt(600, 505)).toBeLessThan(lightAt(600, 520));
    expect(lightAt(600, 520)).toBeLessThan(lightAt(600, 540));
    expect(lightAt(290, 300)).toBe(lightAt(909, 300));
  });
});
