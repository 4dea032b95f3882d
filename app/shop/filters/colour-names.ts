/** The colours that visitors can search for, each with its sample on the page. */
export const COLOURS = {
  red: '#a83a2e',
  orange: '#d9843b',
  yellow: '#e3bd4e',
  green: '#5f7f4f',
  blue: '#3f6e91',
  purple: '#75598c',
  pink: '#d698a2',
  brown: '#79553b',
  grey: '#92979a',
  black: '#23262a',
  white: '#f4f0e6',
} as const;

export type Colour = keyof typeof COLOURS;

export const COLOUR_NAMES = Object.keys(COLOURS).filter(isColour);

export function isColour(name: string | null): name is Colour {
  return name !== null && Object.hasOwn(COLOURS, name);
}

/** The end of each hue in OKLCH, in degrees. */
const HUES: readonly (readonly [end: number, colour: Colour])[] = [
  [10, 'pink'],
  [42, 'red'],
  [72, 'orange'],
  [112, 'yellow'],
  [172, 'green'],
  [282, 'blue'],
  [325, 'purple'],
  [360, 'pink'],
];

/** The everyday name of the colour '#rrggbb'; null for any other text. */
export function nameColour(hex: string): Colour | null {
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  const {lightness, chroma, hue} = toOklch(hex);
  if (lightness < 0.24) return 'black';
  const isWarm = hue < 112 || hue > 340;
  if (lightness > 0.86 && chroma < 0.05) return 'white';
  if (chroma < 0.024) return lightness < 0.32 ? 'black' : 'grey';
  if (isWarm && lightness < 0.68 && chroma < 0.095) return 'brown';
  const colour = HUES.find(([end]) => hue < end)?.[1] ?? 'pink';
  // A dark orange or yellow is brown, a light red is pink, and a dark pink is purple.
  if ((colour === 'orange' || colour === 'yellow') && lightness < 0.58) return 'brown';
  if (colour === 'red' && lightness > 0.7) return 'pink';
  if (colour === 'pink' && lightness < 0.68) return 'purple';
  return colour;
}

/** sRGB as lightness (0 to 1), chroma and hue in degrees: https://bottosson.github.io/posts/oklab/ */
function toOklch(hex: string): {lightness: number; chroma: number; hue: number} {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const greenToRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueToYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const angle = (Math.atan2(blueToYellow, greenToRed) * 180) / Math.PI;
  return {lightness, chroma: Math.hypot(greenToRed, blueToYellow), hue: (angle + 360) % 360};
}
