const CM_PER_INCH = 2.54;

export type LengthUnit = 'cm' | 'in';

export function toCentimetres(length: number, unit: LengthUnit): number {
  return unit === 'in' ? length * CM_PER_INCH : length;
}

/** '147 cm (58 in)'. Below half a metre inches have halves: nobody measures a wall more finely. */
export function formatLength(centimetres: number): string {
  return `${Math.round(centimetres)} cm (${inches(centimetres)} in)`;
}

/** '41 × 51 cm (16 × 20 in)', the width first. */
export function formatSides(widthCm: number, heightCm: number): string {
  const sides = [widthCm, heightCm];
  return `${sides.map(Math.round).join(' × ')} cm (${sides.map(inches).join(' × ')} in)`;
}

function inches(centimetres: number): number {
  const length = centimetres / CM_PER_INCH;
  return Math.abs(length) < 20 ? Math.round(length * 2) / 2 : Math.round(length);
}
