import type en from '../en/lengths';
import type {Words} from '#contracts/words/words';

/** Lengths in both units; no-break spaces keep a number with its unit. */
export default {
  one: (inches: number, centimetres: number) =>
    `${decimal(inches)}\u00a0po (${decimal(centimetres)}\u00a0cm)`,
  centimetres: 'cm',
  inches: 'po',
} satisfies Words<typeof en>;

function decimal(value: number): string {
  return String(value).replace('.', ',').replace('-', '−');
}
