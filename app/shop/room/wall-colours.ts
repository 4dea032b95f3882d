/**
 * A painted wall as drawn: its colours from the lit side to the shade, the strength of the sun, and the colour of text.
 */
export const WALL_COLOURS = {
  linen: {
    lit: '#f2ece1',
    middle: '#e4dccd',
    shade: '#c9bfad',
    sun: 0.55,
    text: '#17232b',
  },
  clay: {
    lit: '#e9cfbc',
    middle: '#d8b8a1',
    shade: '#b8937b',
    sun: 0.4,
    text: '#17232b',
  },
  slate: {
    lit: '#74848c',
    middle: '#5a6a73',
    shade: '#3d4a52',
    sun: 0.16,
    text: '#fdfcfa',
  },
} as const;

export type WallColour = keyof typeof WALL_COLOURS;

/** How much warmer or cooler than grey a picture must be for a wall other than linen: red minus blue, of 255. */
const TINTED = 24;

/**
 * The wall colour that makes a picture of that main colour ('#rrggbb') stand out: slate for a warm one, clay for a cool
 * one.
 */
export function wallColourFor(colour: string | undefined): WallColour {
  if (!colour) return 'linen';
  const [red, blue] = [1, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const warmth = red! - blue!;
  if (warmth >= TINTED) return 'slate';
  return warmth <= -TINTED ? 'clay' : 'linen';
}
