import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {TEXT_COLOR, MUTED, paintBackground, BACKGROUND_COLOR} from './background.ts';

const WORK = {x: 300, y: 100, width: 600, height: 400};
const pixels = paintBackground(WORK);
const at = (x: number, y: number) => [...pixels.subarray((y * 1200 + x) * 3).slice(0, 3)];
const lightAt = (x: number, y: number) => at(x, y).reduce((sum, part) => sum + part, 0);

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

  it('has no shadow in its corners', () => {
    expect(pixels).toHaveLength(1200 * 630 * 3);
    for (const [x, y] of [
      [0, 0],
      [1199, 0],
      [0, 629],
      [1199, 629],
    ] as const) {
      expect(at(x, y)).toEqual([...BACKGROUND_COLOR]);
    }
  });

  it('is darker below the painting than above it, and lighter farther away', () => {
    expect(lightAt(600, 505)).toBeLessThan(lightAt(600, 95));
    expect(lightAt(600, 505)).toBeLessThan(lightAt(600, 520));
    expect(lightAt(600, 520)).toBeLessThan(lightAt(600, 540));
    expect(lightAt(290, 300)).toBe(lightAt(909, 300));
  });
});
