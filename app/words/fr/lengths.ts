import type en from '../en/lengths';
import type {Words} from '#contracts/words/words';

/** Lengths in both units; no-break spaces keep a number with its unit. */
export default {
  one: (centimetres: number, inches: number) =>
    `${decimal(centimetres)}\u00a0cm (${decimal(inches)}\u00a0po)`,
  sides: (centimetres: Sides, inches: Sides) =>
    `${centimetres.map(decimal).join('\u00a0×\u00a0')}\u00a0cm (${inches.map(decimal).join('\u00a0×\u00a0')}\u00a0po)`,
  centimetres: 'cm',
  inches: 'po',
} satisfies Words<typeof en>;

type Sides = readonly [width: number, height: number];

function decimal(value: number): string {
  return String(value).replace('.', ',').replace('-', '−');
}
