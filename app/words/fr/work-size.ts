import type en from '../en/work-size';
import type {Words} from '#contracts/words/words';

const sides = (lengths: [number, number]) => lengths.join('\u00a0×\u00a0').replaceAll('.', ',');

/** The size of a work. */
export default {
  both: (inches: [number, number], centimetres: [number, number]) =>
    `${sides(inches)}\u00a0po (${sides(centimetres)}\u00a0cm)`,
  inches: (width: number, height: number) => sides([width, height]),
  centimetres: (width: number, height: number) => `${sides([width, height])}\u00a0cm`,
  one: (size: string) => `${size}\u00a0po`,
  range: (least: string, largest: string) => `De ${least} à ${largest}\u00a0po`,
} satisfies Words<typeof en>;
