/**
 * A painted wall as it is drawn: from the lit side to the shade, how strong the sun is on it, and the colour of what
 * is written on it.
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

/** The wall on which a picture of that main colour ('#rrggbb') stands out: a warm one on slate, a cool one on clay. */
export function wallColourFor(colour: string | undefined): WallColour {
  if (!colour) return 'linen';
  const [red, blue] = [1, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const warmth = red! - blue!;
  if (warmth >= TINTED) return 'slate';
  return warmth <= -TINTED ? 'clay' : 'linen';
}
